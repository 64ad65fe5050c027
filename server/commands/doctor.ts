import type { DatabaseSync } from 'node:sqlite';
import { readBuiltContent } from '../http/built-site.ts';
import { createMailer, type DeliveryError } from '../mail/mailer.ts';
import { oneLine } from '../plain-text.ts';
import { readSettings } from '../settings.ts';
import { UNSENT_SQL } from '../storage/outbox.ts';
import { createCenterTime } from '../time.ts';
import { CommandError, hasDatabase, withDatabase } from './context.ts';

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

/** Sends a test email to each mailbox of staff, and says what the mail server answered and how many emails wait. */
export async function examine() {
  const settings = readSettings();
  const { mail, siteDir, dataDir } = settings;
  const time = createCenterTime(readBuiltContent(siteDir).facts);
  if (!mail) throw new CommandError('Mail is not set up, so staff get no notices. See docs/collector.md.');
  console.log('ok    settings');
  const mailer = createMailer(mail);
  const failing = hasDatabase(dataDir) ? await withDatabase(settings, failingMailboxes) : [];
  let failed = 0;
  for (const to of mail.notifyTo) {
    const messageId = `<test.${Date.now()}@${mail.domain}>`;
    const sent = mailer.send({ to, subject: 'Test of the website', text: TEXT, html: TEXT, messageId });
    const failure = await sent.catch((error: DeliveryError) => error);
    const hint = HINTS[failure?.code.split(' ')[0] ?? ''];
    const result = failure ? `${failure.words}${hint ? ` (${hint})` : ''}` : 'the mail server took a test email';
    const waiting = failing.find(({ recipient }) => recipient === to);
    const count = waiting?.waiting === 1 ? '1 email waits' : `${waiting?.waiting} emails wait`;
    const tail = waiting ? `; ${count} since ${time.sortable(waiting.since)}, last answer: ${waiting.failure}` : '';
    console.log(`${failure ? 'BAD ' : 'ok  '}  ${to}: ${oneLine(result + tail, 500)}`);
    if (failure) failed += 1;
  }
  if (failed > 0) throw new CommandError(`${failed} of ${mail.notifyTo.length} mailboxes took no email.`);
}

/** A mailbox of staff that does not take emails; `failure` is the last one. */
type FailingMailbox = { recipient: string; waiting: number; since: number; failure: string };

function failingMailboxes(db: DatabaseSync): FailingMailbox[] {
  return db
    .prepare(`
      SELECT recipient, count(*) AS waiting, min(created_at) AS since, (
        SELECT failure FROM outbox last WHERE last.recipient = o.recipient AND failure IS NOT NULL
        ORDER BY next_attempt_at DESC LIMIT 1) AS failure
      FROM outbox o WHERE ${UNSENT_SQL} AND recipient IS NOT NULL
      GROUP BY recipient HAVING count(failure) > 0 ORDER BY recipient`)
    .all() as FailingMailbox[];
}
