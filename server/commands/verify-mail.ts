import { randomUUID } from 'node:crypto';
import { createCentreTime } from '../centre-time.ts';
import { readFacts } from '../facts.ts';
import { failureWords } from '../mail/failure-words.ts';
import { letterHtml, letterText } from '../mail/letter.ts';
import { createMailer, DeliveryError } from '../mail/mailer.ts';
import { messageId } from '../mail/message-id.ts';
import { testLetter } from '../mail/staff-letters.ts';
import { CliError, type Verb } from './verb.ts';

/** Sends a test message to everybody who is told of tour requests. */
export const verifyMail: Verb = {
  usage: 'verify-mail [--to address]',
  purpose: 'Sends a test to everybody in NOTIFY_TO and says what failed.',
  options: { to: { type: 'string' } },
  async run({ mail }, _words, { to }) {
    if (!mail) throw new CliError('Mail is not set: SMTP_URL, MAIL_FROM and NOTIFY_TO are missing.');
    const facts = readFacts();
    const letter = testLetter(createCentreTime(facts.timeZone), Date.now());
    const mailer = createMailer(mail);
    let failures = 0;
    for (const recipient of to ? [to] : mail.notifyTo) {
      try {
        await mailer.send({
          to: recipient,
          subject: letter.subject,
          text: letterText(letter, facts),
          html: letterHtml(letter, facts),
          messageId: messageId(mail.from, 'test', randomUUID()),
        });
        console.log(`${recipient}: sent. Please check that it arrived, and not among the spam.`);
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        failures += 1;
        console.error(`${recipient}: ${failureWords(error)}`);
      }
    }
    if (failures > 0) throw new CliError('Mail does not work yet.');
  },
};
