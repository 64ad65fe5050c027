import { createMailer, type DeliveryError } from '../mail/mailer.ts';
import { oneLine } from '../plain-text.ts';
import { failingMailboxes } from '../storage/outbox.ts';
import { CommandError, countOf, missingDatabase, readContext, withDatabase } from './context.ts';

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

/** Sends a test email to each mailbox of staff, and lists those that fail with what the mail server said last. */
export async function examine() {
  const { settings, time } = readContext();
  const { mail } = settings;
  console.log('ok    settings');
  if (!mail) throw new CommandError('Mail is not set up, so staff get no notices. See docs/collector.md.');
  const mailer = createMailer(mail);
  let failed = 0;
  const report = (mailbox: string, code: string, words: string) => {
    const hint = HINTS[code.split(' ')[0] ?? ''];
    console.log(`BAD   ${mailbox}: ${oneLine(words, 200)}${hint ? ` (${hint})` : ''}`);
    failed += 1;
  };
  for (const to of mail.notifyTo) {
    const text = 'This is a test of the website. Notices about tour requests arrive here.';
    const failure: DeliveryError | null = await mailer
      .send({ to, subject: 'Test of the website', text, html: text, messageId: `<test.${Date.now()}@${mail.domain}>` })
      .then(
        () => null,
        (error) => error,
      );
    if (failure) report(to, failure.code, `${failure.code}: ${failure.message}`);
    else console.log(`ok    ${to}: the mail server took a test email`);
  }
  const missing = missingDatabase(settings);
  if (missing) console.log(`look  ${missing}`);
  else
    await withDatabase((db) => {
      for (const { recipient, waiting, since, failure } of failingMailboxes(db))
        report(
          recipient,
          failure,
          `${waiting === 1 ? '1 email waits' : `${waiting} emails wait`} since ${time.short(since)}, last answer ${failure}`,
        );
    });
  if (failed > 0) throw new CommandError(`${countOf(failed, 'thing')} to fix.`);
}
