import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { goodForm, post, send } from '../helpers/trial/client.ts';
import { percentile } from '../helpers/trial/percentile.ts';
import { trial } from '../helpers/trial/trial.ts';

const CONNECTIONS = 1000;
const STEP = 500;
const BODY_TO_COME =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=';

await trial({
  proves: 'A thousand connections that dawdle over their requests or answers do not slow a page.',
  control: { breaks: 'the thread that serves pages is busy for 0.3 s now and then', misses: ['p99 of pages'] },
  async run({ short, control, figure, bar }) {
    const seconds = short ? 3 : 60;
    const dataDir = temporaryFolder();
    const server = await startLocalServer({ dataDir, preloads: control ? ['stress/faults/works-in-between.ts'] : [] });
    const crowd = startCrowd(server.port);
    while (crowd.open() < CONNECTIONS) await setTimeout(20);

    const pages: number[] = [];
    const posts: number[] = [];
    let wrong = 0;
    let fewest = CONNECTIONS;
    const time = async (list: number[], ask: () => Promise<{ status: number }>) => {
      const started = performance.now();
      const { status } = await ask();
      list.push(performance.now() - started);
      if (status !== 200) wrong += 1;
    };
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      await time(pages, () => send(`${server.address}/`, { headers: { 'accept-encoding': 'br' } }));
      if (pages.length % 10 === 0) await time(posts, () => post(server.address, goodForm(pages.length)));
      fewest = Math.min(fewest, crowd.open());
      await setTimeout(5);
    }
    crowd.stop();
    await server.stop();

    figure('seconds', seconds);
    figure('pages asked for', pages.length);
    figure('slow connections begun', crowd.begun());
    figure('fewest of them open at a time', fewest);
    figure('median of pages', `${percentile(pages, 50).toFixed(1)} ms`);
    figure('p99 of tour requests', `${percentile(posts, 99).toFixed(1)} ms`);
    bar('p99 of pages', percentile(pages, 99), { most: 250 }, ' ms');
    bar('answers other than 200', wrong, { most: 0 });
  },
});

/** Connections that send a letter now and then, or read nothing of what they asked for; each that is cut comes back. */
function startCrowd(port: number) {
  const sockets = new Set<Socket>();
  let begun = 0;
  let stopped = false;
  const begin = () => {
    if (stopped) return;
    begun += 1;
    const kind = begun % 3;
    const socket = connect(port, '127.0.0.1', () => {
      sockets.add(socket);
      if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      else if (kind === 1) socket.write(BODY_TO_COME);
      else socket.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4));
    });
    const timer = setInterval(() => kind !== 2 && socket.write('a'), STEP);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      if (sockets.delete(socket)) begin();
    });
  };
  for (let count = 0; count < CONNECTIONS; count += 1) begin();
  return {
    open: () => sockets.size,
    begun: () => begun,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
