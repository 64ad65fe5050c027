import { randomUUID } from 'node:crypto';
import { createCenterTime } from '../center-time.ts';
import { failureWords } from '../storage/mail/failure-words.ts';
import { letterHtml, letterText } from '../storage/mail/letter.ts';
import { createMailer, DeliveryError } from '../storage/mail/mailer.ts';
import { messageId } from '../storage/mail/message-id.ts';
import { createStaffLetters } from '../storage/mail/staff-letters.ts';
import { type Command, CommandError } from './command.ts';

/** Sends a test message to everybody who is told of tour requests. */
export const verifyMail: Command = {
  usage: 'verify-mail [--to address]',
  purpose: 'Sends a test to everybody in NOTIFY_TO and says what failed.',
  options: { to: { type: 'string' } },
  async run({ settings: { mail }, content }, _args, { to }) {
    if (!mail) throw new CommandError('Mail is not set: SMTP_URL, MAIL_FROM and NOTIFY_TO are missing.');
    const letter = createStaffLetters(content.staff, createCenterTime(content.facts.timeZone)).test(Date.now());
    const mailer = createMailer(mail);
    let failures = 0;
    for (const recipient of to ? [to] : mail.notifyTo) {
      try {
        await mailer.send({
          to: recipient,
          subject: letter.subject,
          text: letterText(letter, content.facts),
          html: letterHtml(letter, content.facts),
          messageId: messageId(mail.from, 'test', randomUUID()),
        });
        console.log(`${recipient}: sent. Please check that it arrived, and not among the spam.`);
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        failures += 1;
        console.error(`${recipient}: ${failureWords(error)}`);
      }
    }
    if (failures > 0) throw new CommandError('Mail does not work yet.');
  },
};
