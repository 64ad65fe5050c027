import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './client-ip.ts';

const MAX_CONNECTIONS = 4096;
/** The share of connections for one network, so that it cannot keep others out. */
const SHARE_OF_NETWORK = 1 / 4;
/** Browsers wait for a response before they send the next request. */
const MAX_PIPELINED = 8;

/** Limits the connections in total and, unless they all come from a proxy, per network. */
export function limitConnections(
  server: Server,
  { hasProxy, max = MAX_CONNECTIONS }: { hasProxy: boolean; max?: number },
) {
  server.maxConnections = max;
  if (hasProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { network } = clientOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > max * SHARE_OF_NETWORK) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

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
