import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { mailSettings, startSmtpPeer } from '../helpers/smtp-peer.ts';
import { goodForm, post, send } from '../helpers/trial/client.ts';
import { mostMemory } from '../helpers/trial/memory.ts';
import { percentile } from '../helpers/trial/percentile.ts';
import { trial } from '../helpers/trial/trial.ts';

const CONNECTIONS = 1000;
const REQUESTS = 200;

const CROWD = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS);

await trial({
  proves: 'A thousand connections that ask for 200 answers each and read none of them cost no memory and slow no page.',
  control: {
    breaks: 'a connection may have any number of requests under way',
    misses: ['answers to a connection that reads none'],
  },
  async run({ short, figure, bar, control }) {
    const peer = await startSmtpPeer();
    const server = await startLocalServer({
      settings: mailSettings(peer),
      preloads: control ? ['stress/faults/forgets-connections.ts'] : [],
    });
    const pages: number[] = [];
    let wrong = 0;
    const time = async (list: number[], ask: () => Promise<{ status: number }>) => {
      const started = performance.now();
      const { status } = await ask();
      list.push(performance.now() - started);
      if (status !== 200) wrong += 1;
    };
    const rounds = short ? 1 : 5;
    const connections = control ? CONNECTIONS / 20 : CONNECTIONS;
    for (let round = 0; round < rounds; round += 1) {
      const sockets = Array.from({ length: connections }, () => askForMany(server.port));
      for (const end = performance.now() + 4000; performance.now() < end; await setTimeout(20)) {
        await time(pages, () => send(`${server.address}/`, { headers: { 'accept-encoding': 'br' } }));
        if (pages.length % 10 === 0) await time([], () => post(server.address, goodForm(`${round}-${pages.length}`)));
      }
      for (const socket of sockets) socket.destroy();
    }
    const { body } = await send(`${server.operations}/metrics`);
    const answers = [...body.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    const memory = await mostMemory(server);
    await server.stop();
    await peer.close();

    figure('connections', connections * rounds);
    figure('requests asked for at once by each', REQUESTS);
    figure('median of pages meanwhile', `${percentile(pages, 50).toFixed(1)} ms`);
    figure('p99 of pages meanwhile', `${percentile(pages, 99).toFixed(1)} ms`);
    bar('answers to others other than 200', wrong, { most: 0 });
    bar('answers to a connection that reads none', (answers - pages.length * 1.1) / (connections * rounds), {
      most: 10,
    });
    bar('most memory', memory, { most: 300 }, ' MB');
  },
});

/** Asks for many answers in one go on a connection of its own, and reads none. */
function askForMany(port: number): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.pause().write(CROWD));
  return socket.on('error', () => {});
}
