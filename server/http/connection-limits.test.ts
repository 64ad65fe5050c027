import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections, limitPipelining } from './connection-limits.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function startServer({ hasProxy = false, max = 400 } = {}) {
  let handled = 0;
  const handle = limitPipelining((_request, response) => {
    handled += 1;
    response.end('x'.repeat(100_000));
  });
  const server = createServer(handle);
  limitConnections(server, { hasProxy, max });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, handled: () => handled };
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

test.each([
  [false, 100],
  [true, 150],
])('limits the connections of one network, with hasProxy: %s', async (hasProxy, held) => {
  const { port } = await startServer({ hasProxy });
  const sockets = Array.from({ length: 150 }, () => open(port));
  const count = () => sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
  await expect.poll(count, { timeout: 10_000 }).toBe(held);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('closes a connection that pipelines too many requests', async () => {
  const { port, handled } = await startServer();
  const socket = open(port);
  socket.pause().write(REQUEST.repeat(500));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(handled()).toBeLessThan(10);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
