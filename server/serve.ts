import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import closeWithGrace from 'close-with-grace';
import { BAD_CONFIGURATION, ContentError } from '../shared/content-error.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { readContent } from '../shared/read-content.ts';
import { SECOND } from './clock.ts';
import { createLog, openLogTarget } from './log.ts';
import { buildOperations } from './operations/operations.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** The server cannot listen now; a later start may find the address up or the port free. */
class CannotListen extends Error {
  override name = 'CannotListen';
}

/** Starts everything and tells the console; ends the process with a message for people where that cannot be done. */
export async function serve(storageThread: Worker) {
  try {
    await start(storageThread);
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(error.message);
    process.exit(error instanceof CannotListen ? 1 : BAD_CONFIGURATION);
  }
}

function isForPeople(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof ContentError || error instanceof CannotListen;
}

async function start(storageThread: Worker) {
  const settings = readSettings();
  const content = readContent();
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    throw new SettingsError(`There is no built site in ${settings.siteDir}. Run "npm run build" first.`);
  }
  const target = openLogTarget();
  const log = createLog(target);
  const { app, store, counts, close } = await createServer({ content, settings, log, prepared: storageThread });
  const { facts } = content;
  const operations = buildOperations(settings, { facts, store, counts, clock: Date.now, droppedLines: target.dropped });
  closeWithGrace({ delay: 5 * SECOND, logger: log }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await close();
    await operations.close();
  });
  const { host, port, operationsPort } = settings;
  await app.listen({ host, ...(inheritedSocket() ?? { port }) }).catch(async (error) => {
    // A message that is on its way would be sent again if the process just ended.
    await close();
    const reason = reasonOf(error, { host, port, setting: 'PORT' });
    throw error.code === 'EACCES' ? new SettingsError(reason) : new CannotListen(reason);
  });
  const health = await operations.listen({ host: '127.0.0.1', port: operationsPort }).then(
    (address) => `Health and metrics: ${address}/readyz, ${address}/metrics`,
    (error) =>
      `Health and metrics are off. ${reasonOf(error, { host: '127.0.0.1', port: operationsPort, setting: 'OPERATIONS_PORT' })}`,
  );
  limitHeapGrowth();
  console.log(startLines(facts, settings, (app.server.address() as AddressInfo).port, health).join('\n'));
}

/**
 * Keeps the part of the heap for short-lived objects at the size that the start has given it, and lets the other part no
 * more than double between two cleanings. V8 would rather grow: 1 000 connections that ask for much at once made the first
 * part alone 128 MB. It reads these two flags whenever it could grow, so they may be set now; earlier, the start would pay.
 */
function limitHeapGrowth() {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=100');
}

/** The socket that systemd holds for us, where it does: who connects while the server starts anew waits instead of being refused. */
function inheritedSocket(): { fd: number } | null {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? { fd: 3 } : null;
}

function startLines(facts: Facts, settings: Settings, port: number, health: string) {
  const host =
    settings.host === '127.0.0.1' ? 'localhost' : settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return [
    `${facts.name}: http://${host}:${port}`,
    `Tour requests are kept in ${settings.dataDir}. Read them with: npm run tour-requests -- list`,
    health,
    settings.mail
      ? `Staff are told by mail: ${settings.mail.notifyTo.join(', ')}`
      : 'Mail is not set, so nobody is told of a new request: docs/collector.md says how to set it.',
  ];
}

function reasonOf(
  { code = '', message }: NodeJS.ErrnoException,
  { host, port, setting }: { host: string; port: number; setting: string },
) {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. ${setting} names another one.`,
    EACCES: `This account may not use port ${port}. ${setting} names another one.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. HOST names another one.`,
    ENOTFOUND: `There is no address ${host}. HOST names another one.`,
    EAI_AGAIN: `The address ${host} cannot be looked up now. HOST names another one.`,
  };
  return reasons[code] ?? message;
}
