import { statfsSync } from 'node:fs';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { BACKUP_IS_OLD, newestBackup } from '../backups.ts';
import { createMailer, DeliveryError } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { openToRead, pragma } from '../storage/database.ts';
import { createHealthReader } from '../storage/outbox.ts';
import type { CenterTime } from '../time.ts';
import { inspectBackup } from './backup.ts';
import { CommandError, countOf, missingDatabase, readContext } from './context.ts';

const LABELS = { good: 'ok  ', doubtful: 'look', bad: 'BAD ' };

type State = keyof typeof LABELS;
type Check = { name: string; state: State; text: string };

export function addDoctor(program: Command) {
  program
    .command('doctor')
    .description('check settings, mail, disk, database, and the newest backup')
    .action(async () => {
      const { settings, time } = readContext();
      const checks = [
        check('settings', 'good', 'can be used'),
        await checkMail(settings),
        ...checkData(settings, Date.now()),
        checkBackups(settings, time, Date.now()),
      ];
      for (const { state, name, text } of checks) console.log(`${LABELS[state]}  ${name.padEnd(10)} ${text}`);
      const bad = checks.filter(({ state }) => state === 'bad').length;
      if (bad > 0) throw new CommandError(`${bad} of ${checks.length} checks found something to fix.`);
    });
}

function check(name: string, state: State, text: string): Check {
  return { name, state, text };
}

async function checkMail({ mail }: Settings): Promise<Check> {
  if (!mail) return check('mail', 'doubtful', 'not configured: staff get no notices');
  try {
    await createMailer(mail).verify();
    return check('mail', 'good', `the mail server answers; notices go to ${mail.notifyTo.join(', ')}`);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return check('mail', 'bad', `${error.message} (smtps:// is for port 465, smtp:// for 25 and 587)`);
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

function checkBackups({ backupDir }: Settings, time: CenterTime, now: number): Check {
  if (backupDir === null) return check('backup', 'doubtful', 'not checked: BACKUP_DIR is not set');
  try {
    const newest = newestBackup(backupDir);
    if (!newest) return check('backup', 'bad', `none in ${backupDir}: docs/collector.md says how to make one`);
    const { file, madeAt } = newest;
    const text = `${basename(file)} of ${time.full(madeAt)} is whole, ${countOf(inspectBackup(file).requests, 'tour request')}`;
    if (now - madeAt > BACKUP_IS_OLD) return check('backup', 'bad', `too old: ${text}`);
    return check('backup', 'good', text);
  } catch (error) {
    return check('backup', 'bad', `the newest in ${backupDir} cannot be restored: ${(error as Error).message}`);
  }
}
