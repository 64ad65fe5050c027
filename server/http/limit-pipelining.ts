import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers wait for a response before they send the next request. Each further one would open a file. */
const MAX_PIPELINED = 2;

/** Closes connections that send many requests without waiting for responses. */
export function limitPipelining(handle: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED) socket.destroy();
    // Node has already parsed the remaining requests.
    if (socket.destroyed) return;
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
