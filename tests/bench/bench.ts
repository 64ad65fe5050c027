import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { mailSettings } from '../../tooling/smtp-peer.ts';
import { type LocalServer, startLocalServer } from '../helpers/local-server.ts';
import { createFormSource, pageSource, putUnderLoad, type Stretch } from '../helpers/stress/load.ts';
import { percentile } from '../helpers/stress/measure.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { measurePagesWhileStoring } from './pages-while-storing.ts';

type Runner = { name: string; server: LocalServer; stretches: (Stretch & { processor: number })[] };

const { values } = parseArgs({ options: { short: { type: 'boolean' } } });
const rounds = values.short ? 3 : 9;
const MILLISECONDS = values.short ? 1000 : 2000;
const WARM_UP = values.short ? 300 : 2000;
const CONNECTIONS = 64;

const OURS = 'this server';
const OURS_WITH_MAIL = 'this server, mail set';
const EXPRESS = 'Express with nodemailer';
const BARE = 'bare node:http';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const model = cpus()[0]?.model.trim() ?? 'unknown processor';
console.log(`${availableParallelism()} cores (${model}), Node ${process.version}, ${CONNECTIONS} connections,`);
const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`${rounds} rounds of ${MILLISECONDS / 1000} s each, the servers taking turns; load before: ${load}.`);

const start = (settings: Record<string, string>, file?: string) =>
  startLocalServer({ dataDir: temporaryFolder(), settings, preloads: ['helpers/stress/cpu-meter.ts'], file });
const mailServer = await start({}, 'tests/bench/smtp-sink.ts');
const mail = mailSettings(mailServer);
const forms = await compare('POST a tour request', createFormSource(), [
  [OURS_WITH_MAIL, mail],
  [EXPRESS, mail, 'tests/bench/express-with-mail.ts'],
  [BARE, {}, 'tests/bench/bare-node.ts'],
]);
const pages = await compare('GET the home page', pageSource, [
  [OURS, {}],
  [EXPRESS, mail, 'tests/bench/express-with-mail.ts'],
  [BARE, {}, 'tests/bench/bare-node.ts'],
]);
await mailServer.stop('SIGKILL');
const whileStoring = await measurePagesWhileStoring(values.short ? 5 : 30);

let missed = 0;
console.log('');
hold(`POST, mail on, times ${EXPRESS}`, timesByRound(forms(OURS_WITH_MAIL), forms(EXPRESS)), { least: 5 });
hold("GET, times bare node's processor time", pages(OURS).effort / pages(BARE).effort, { most: 1.5 });
hold('pages, 99th percentile in ms while 200 requests a second are stored', whileStoring, { most: 50 });
process.exit(missed > 0 ? 1 : 0);

/** Lets servers take turns under the same load, and prints and returns the results by name. */
async function compare(
  title: string,
  source: () => string,
  contestants: [name: string, settings: Record<string, string>, file?: string][],
) {
  const runners: Runner[] = [];
  for (const [name, settings, file] of contestants) {
    runners.push({ name, server: await start(settings, file), stretches: [] });
  }
  for (const { server } of runners) await putUnderLoad(server.port, source, CONNECTIONS, WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, stretches } of runners) {
      const before = await processorTime(server);
      const stretch = await putUnderLoad(server.port, source, CONNECTIONS, MILLISECONDS);
      stretches.push({ ...stretch, processor: (await processorTime(server)) - before });
    }
  }
  const results = new Map(runners.map(({ name, stretches }) => [name, summarize(stretches)]));
  for (const { server } of runners) await server.stop('SIGKILL');
  print(title, results);
  return (name: string) => results.get(name) ?? summarize([]);
}

function summarize(stretches: Runner['stretches']) {
  const answered = stretches.reduce((sum, stretch) => sum + stretch.answered, 0);
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  const processor = stretches.reduce((sum, stretch) => sum + stretch.processor, 0);
  const rates = stretches.map((stretch) => stretch.answered / stretch.seconds);
  return {
    rate: answered / seconds,
    rates,
    p99: percentile(
      stretches.flatMap(({ latencies }) => latencies),
      99,
    ),
    effort: processor / answered,
    failed: stretches.reduce((sum, stretch) => sum + stretch.failed, 0),
  };
}

/** The median over the rounds, since within one round both had much the same share of the machine. */
function timesByRound(one: { rates: number[] }, other: { rates: number[] }) {
  return percentile(
    one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)),
    50,
  );
}

function print(title: string, results: Map<string, ReturnType<typeof summarize>>) {
  const ours = results.get(OURS_WITH_MAIL) ?? results.get(OURS);
  console.log(`\n${title}`);
  console.log(row('', 'per second', 'by round', 'p99 ms', 'CPU µs each', 'our rate', 'our CPU', 'failed'));
  for (const [name, { rate, rates, p99, effort, failed }] of results) {
    const times = ours ? `${timesByRound(ours, { rates }).toFixed(2)}x` : '';
    const efforts = ours ? `${(ours.effort / effort).toFixed(2)}x` : '';
    const range = `${Math.min(...rates).toFixed(0)}-${Math.max(...rates).toFixed(0)}`;
    console.log(row(name, rate.toFixed(0), range, p99.toFixed(1), effort.toFixed(0), times, efforts, String(failed)));
  }
}

function row(name: string, ...cells: string[]) {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(13)).join('');
}

async function processorTime({ child }: LocalServer) {
  child.send('processor time');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

function hold(name: string, value: number, bound: { least: number } | { most: number }) {
  const holds = 'most' in bound ? value <= bound.most : value >= bound.least;
  if (!holds) missed += 1;
  const text = 'most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`;
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)} (${text})`);
}
