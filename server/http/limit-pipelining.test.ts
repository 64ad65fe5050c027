import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitPipelining } from './limit-pipelining.ts';

test('closes a connection that pipelines too many requests', async () => {
  let handled = 0;
  const handle = limitPipelining((_request, response) => {
    handled += 1;
    response.end('x'.repeat(100_000));
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500));
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(handled).toBeLessThan(10);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
