import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { readOverdue } from '../../shared/read-content.ts';
import { createMailer, DeliveryError, failureText } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { openToRead, pragma } from '../storage/database.ts';
import { createHealthReader } from '../storage/outbox.ts';
import { type CenterTime, DAY } from '../time.ts';
import { inspectBackup } from './backup.ts';
import { CommandError, missingDatabase, readContext } from './context.ts';
import { countOf, toJson } from './output.ts';

/** The folder of `deploy/tour-requests-backup.service`. */
const BACKUPS = '/var/backups/tour-requests';
const BACKUP_IS_OLD = 2 * DAY;

const LABELS = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' };

type State = keyof typeof LABELS;
type Check = { name: string; state: State; text: string };

export function addDoctor(program: Command) {
  program
    .command('doctor')
    .description('check settings, content, mail, disk, database, and the newest backup')
    .option('--backups <folder>', 'where the backups are', BACKUPS)
    .option('--json', 'for programs')
    .action(async ({ backups, json }) => {
      const { settings, time } = readContext();
      const checks = [
        check('settings', 'good', 'can be used'),
        ...checkContent(time.date(Date.now())),
        await checkMail(settings),
        ...checkData(settings, Date.now()),
        checkBackups(backups, time, Date.now()),
      ];
      if (json) console.log(toJson(checks));
      else for (const { state, name, text } of checks) console.log(`${LABELS[state]}  ${name.padEnd(10)} ${text}`);
      const bad = checks.filter(({ state }) => state === 'bad').length;
      if (bad > 0) throw new CommandError(`${bad} of ${checks.length} checks found something to fix.`);
    });
}

function check(name: string, state: State, text: string): Check {
  return { name, state, text };
}

function checkContent(today: string): Check[] {
  const overdue = readOverdue(today);
  if (overdue.length === 0) return [check('content', 'good', 'up to date')];
  return overdue.map((text) => check('content', 'doubtful', text));
}

async function checkMail({ mail }: Settings): Promise<Check> {
  if (!mail) return check('mail', 'doubtful', 'not configured: staff get no notices');
  try {
    await createMailer(mail).verify();
    return check('mail', 'good', `the mail server answers; notices go to ${mail.notifyTo.join(', ')}`);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return check('mail', 'bad', failureText(error));
  }
}

function checkData(settings: Settings, now: number): Check[] {
  const missing = missingDatabase(settings);
  if (missing) return [check('database', 'bad', missing)];
  const { dataDir, mail } = settings;
  const disk = checkDisk(dataDir);
  try {
    using db = openToRead(dataDir);
    return [disk, ...checkRequests(db, mail !== null, now)];
  } catch (error) {
    return [disk, check('database', 'bad', `cannot be read: ${(error as Error).message}`)];
  }
}

function checkDisk(dataDir: string): Check {
  const { bavail, bsize } = statfsSync(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  return check('disk', megabytes < 50 ? 'bad' : megabytes < 500 ? 'doubtful' : 'good', `${megabytes} MB free`);
}

function checkRequests(db: DatabaseSync, hasMail: boolean, now: number): Check[] {
  const integrity = pragma(db, 'integrity_check');
  const { stored, quarantined, undelivered, failing, overlooked } = createHealthReader(db)(now);
  const counts = `${countOf(stored, 'tour request')}, ${quarantined} of them in quarantine`;
  const waiting = `${countOf(undelivered, 'email')} to deliver, ${failing} failed`;
  const notNamed = `${countOf(overlooked, 'open request')} that no email names`;
  return [
    integrity === 'ok'
      ? check('database', 'good', `whole, ${counts}`)
      : check('database', 'bad', `damaged (${integrity}): restore a backup`),
    undelivered + overlooked === 0
      ? check('emails', 'good', 'all are delivered')
      : check('emails', hasMail && failing + overlooked > 0 ? 'bad' : 'good', `${waiting}, ${notNamed}`),
  ];
}

function checkBackups(folder: string, time: CenterTime, now: number): Check {
  const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  try {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : [];
    const [newest] = files.toSorted((one, other) => madeAt(other) - madeAt(one));
    if (!newest) return check('backup', 'doubtful', `none in ${folder}: docs/collector.md says how to make one`);
    const { requests } = inspectBackup(join(folder, newest));
    const text = `${newest} of ${time.full(madeAt(newest))} is whole, ${countOf(requests, 'tour request')}`;
    return check('backup', now - madeAt(newest) > BACKUP_IS_OLD ? 'bad' : 'good', text);
  } catch (error) {
    return check('backup', 'bad', `the newest in ${folder} cannot be restored: ${(error as Error).message}`);
  }
}
