import { randomUUID } from 'node:crypto';
import { writeMessage } from '../mail/compose.ts';
import { createMailer, DeliveryError, failureText } from '../mail/mailer.ts';
import { createStaffEmails } from '../mail/staff-emails.ts';
import { type Command, CommandError } from './command.ts';

/** Sends a test message to everybody who is told of tour requests. */
export const verifyMail: Command = {
  usage: 'verify-mail [--to address]',
  purpose: 'Sends a test to everybody in NOTIFY_TO and says what failed.',
  options: { to: { type: 'string' } },
  async run({ settings: { mail }, content, time }, _args, { to }) {
    if (!mail) throw new CommandError('Mail is not set: SMTP_URL, MAIL_FROM and NOTIFY_TO are missing.');
    const letter = createStaffEmails(content.staff, time, null).test(Date.now());
    const mailer = createMailer(mail);
    let failures = 0;
    for (const recipient of to ? [to] : mail.notifyTo) {
      try {
        const envelope = { to: recipient, about: `test.${randomUUID()}` };
        await mailer.send(writeMessage(letter, envelope, mail.from, content.facts));
        console.log(`${recipient}: sent. Please check that it arrived, and not among the spam.`);
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        failures += 1;
        console.error(`${recipient}: ${failureText(error)}`);
      }
    }
    if (failures > 0) throw new CommandError('Mail does not work yet.');
  },
};
