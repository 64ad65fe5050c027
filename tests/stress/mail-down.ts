import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { mailSettings, startSmtpPeer } from '../helpers/smtp-peer.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, goodForm, postUntilStored } from '../helpers/trial/client.ts';
import { countOf, query } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const WAITING = 'outbox WHERE delivered_at IS NULL AND abandoned_at IS NULL';
/** How many messages the mailer has under way at once, and a kill can therefore repeat. */
const AT_ONCE = 4;
/** The most milliseconds that the control takes to deliver a message twice. */
const ENOUGH_TO_SEE = 10_000;

await trial({
  proves:
    'With the mail server down, then refusing every second message, all is delivered in the end and nothing twice.',
  control: {
    breaks: 'some messages count as delivered once they were tried, others never do',
    misses: ['messages never delivered', 'delivered twice'],
  },
  async run({ short, control, figure, bar }) {
    const [requests, kills, times] = short ? [8, 0, 2500] : [100, 3, 240];
    const dataDir = temporaryFolder();
    const { port, close } = await startSmtpPeer();
    await close();
    const environment = { TRIAL_CLOCK: String(times), TRIAL_CLOCK_START: String(Date.now()) };
    const start = () =>
      startLocalServer({
        dataDir,
        settings: { ...mailSettings({ port }, 'desk@example.org,nurse@example.org'), ...environment },
        preloads: ['helpers/trial/fast-clock.ts', ...(control ? ['stress/faults/notes-mail-wrongly.ts'] : [])],
      });
    let server = await start();
    await eachAtOnce([...Array(requests).keys()], 16, async (mark) => {
      await postUntilStored(() => server.address, goodForm(mark));
    });
    const tried = () => countOf(dataDir, 'outbox WHERE failure IS NOT NULL');
    while (!control && tried() < requests) await setTimeout(50);
    if (control) await setTimeout(500);
    const failedWhileDown = tried();

    const peer = await startSmtpPeer(
      (count) => (count % 2 === 0 ? { code: 451, words: 'come again later' } : null),
      port,
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      while (peer.tried() < (kill * requests) / 2) await setTimeout(1);
      await server.stop('SIGKILL');
      server = await start();
    }
    const opened = performance.now();
    const delivered = () => new Set(peer.received.map(({ id }) => id)).size;
    const hasSeen = () => peer.received.length > delivered() || performance.now() - opened > ENOUGH_TO_SEE;
    while (countOf(dataDir, WAITING) > 0 && !(control && hasSeen())) await setTimeout(100);
    await server.stop();
    await peer.close();

    const messages = countOf(dataDir, 'outbox');
    const abandoned = countOf(dataDir, 'outbox WHERE abandoned_at IS NOT NULL');
    const attempts = query<{ most: number }>(dataDir, 'SELECT max(attempts) AS most FROM outbox')[0]?.most ?? 0;
    const distinct = delivered();
    figure('messages', messages);
    figure('failed while the mail server was down', failedWhileDown);
    figure('deliveries tried after that', peer.tried());
    figure('most attempts for one message', attempts);
    figure('kills meanwhile', kills);
    bar('messages never delivered', messages - distinct, { most: 0 });
    bar('given up', abandoned, { most: 0 });
    bar('delivered twice', peer.received.length - distinct, { most: kills * AT_ONCE });
  },
});
