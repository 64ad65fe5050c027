import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, encode, FORM, type Form, goodForm, postUntilStored, send } from '../helpers/trial/client.ts';
import { storedRows } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

/** When the line is cut: as the request has gone, a moment later, or in the middle of the answer. */
type Cut = 'at once' | 'soon' | 'in the answer';
const CUTS: readonly Cut[] = ['in the answer', 'at once', 'soon', 'in the answer'];

await trial({
  proves: 'An answer that is lost on its way costs nothing: the retry with the same key makes no second row.',
  control: { breaks: 'the retry comes without the key', misses: ['duplicate rows'] },
  async run({ short, control, figure, bar }) {
    const requests = short ? 150 : 1000;
    const dataDir = temporaryFolder();
    const server = await startLocalServer({ dataDir });
    await eachAtOnce([...Array(requests).keys()], 16, async (mark) => {
      const key = randomUUID();
      await sendAndCut(server.port, goodForm(`m${mark}`), key, CUTS[mark % CUTS.length] ?? 'soon');
      await postUntilStored(() => server.address, goodForm(`m${mark}`), control ? randomUUID() : key);
    });
    const metrics = (await send(`${server.operations}/metrics`)).body;
    const known = Number(/answer="known"} (\d+)/.exec(metrics)?.[1] ?? 0);
    await server.stop();

    const rows = storedRows(dataDir);
    const distinct = new Set(rows.map(({ name }) => name)).size;
    figure('answers cut, then retried', requests);
    if (!control) bar('of which had been stored before', known, { least: requests / 3 });
    bar('lost', requests - distinct, { most: 0 });
    bar('duplicate rows', rows.length - distinct, { most: 0 });
  },
});

/** Sends a request whole and breaks the connection before its answer has been read. */
function sendAndCut(port: number, form: Form, key: string, cut: Cut) {
  return new Promise<void>((resolve) => {
    const body = encode(form);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('connect', () => {
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM['content-type']}`;
      const rest = `Idempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      socket.write(`${head}\r\n${rest}`, async () => {
        if (cut === 'soon') await setTimeout(Math.random() * 4);
        if (cut === 'in the answer') socket.once('data', () => socket.destroy());
        else socket.resetAndDestroy();
      });
    });
  });
}
