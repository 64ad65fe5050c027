import { IncomingMessage } from 'node:http';

// Logs the body of each request.
const { push } = IncomingMessage.prototype;

IncomingMessage.prototype.push = function (chunk, ...rest) {
  if (chunk) console.error(String(chunk));
  return push.call(this, chunk, ...rest);
};
