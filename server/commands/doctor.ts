import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltContent } from '../http/built-site.ts';
import { createMailer, type DeliveryError } from '../mail/mailer.ts';
import { oneLine } from '../plain-text.ts';
import { readSettings } from '../settings.ts';
import { DATABASE_FILE, openDatabase } from '../storage/database.ts';
import { UNSENT_SQL } from '../storage/outbox.ts';
import { createCenterTime } from '../time.ts';
import { CommandError, countOf } from './context.ts';

const PORTS = 'smtps:// is for port 465, smtp:// for ports 25 and 587';

/** What to do about an error, by its code. */
const HINTS: Record<string, string> = {
  ENOTFOUND: 'there is no mail server of this name',
  ECONNREFUSED: PORTS,
  ETIMEDOUT: PORTS,
  ERR_SSL_WRONG_VERSION_NUMBER: PORTS,
  EAUTH: 'check the user name and the password in SMTP_URL',
  ETLS: 'the mail server offers no encryption',
};

const TEXT = 'This is a test of the website. Notices about tour requests arrive here.';

/** The emails that wait for a mailbox, with the last answer of the mail server if it refused one. */
const WAITING_SQL = `
  SELECT count(*) AS count, min(created_at) AS since, (
    SELECT failure FROM outbox WHERE recipient = ?1 AND failure IS NOT NULL
    ORDER BY next_attempt_at DESC LIMIT 1) AS words
  FROM outbox WHERE ${UNSENT_SQL} AND recipient = ?1`;

type Waiting = { count: number; since: number; words: string | null };

/** Sends a test email to each mailbox of staff, and says what the mail server answered and how many emails wait. */
export async function examine() {
  const { mail, siteDir, dataDir } = readSettings();
  const time = createCenterTime(readBuiltContent(siteDir).facts);
  if (!mail) throw new CommandError('Mail is not set up, so staff get no notices. See docs/collector.md.');
  console.log('ok    settings');
  const mailer = createMailer(mail);
  using db = existsSync(join(dataDir, DATABASE_FILE)) ? openDatabase(dataDir) : null;
  let failed = 0;
  for (const to of mail.notifyTo) {
    const messageId = `<test.${Date.now()}@${mail.domain}>`;
    const sent = mailer.send({ to, subject: 'Test of the website', text: TEXT, html: TEXT, messageId });
    const failure = await sent.catch((error: DeliveryError) => error);
    if (failure) failed += 1;
    const waiting = db?.prepare(WAITING_SQL).get(to) as Waiting | undefined;
    const since = waiting?.words && `waiting since ${time.sortable(waiting.since)}, last answer: ${waiting.words}`;
    const tail = since ? `; ${countOf(waiting.count, 'email')} ${since}` : '';
    const hint = HINTS[failure?.code.split(' ')[0] ?? ''];
    const words = hint ? `${failure?.words} (${hint})` : failure?.words;
    const result = words ?? 'the mail server took a test email';
    console.log(`${failure ? 'BAD ' : 'ok  '}  ${to}: ${oneLine(result + tail, 500)}`);
  }
  if (failed > 0) throw new CommandError(`${failed} of ${mail.notifyTo.length} mailboxes took no email.`);
}
