import { IncomingMessage } from 'node:http';

// Loaded into the server by a control: what arrives is written to the log.
const { push } = IncomingMessage.prototype;

IncomingMessage.prototype.push = function (chunk, ...rest) {
  if (chunk) console.error(String(chunk));
  return push.call(this, chunk, ...rest);
};
