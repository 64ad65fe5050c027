import { createHash } from 'node:crypto';
import type { Facts } from '../../../shared/facts-schema.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

/** One message to one person. */
export type Message = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a repeat after a lost answer is recognized. */
  messageId: string;
};

/** Who gets a letter, and who answers a reply. */
export type Envelope = Pick<Message, 'to' | 'replyTo'> & {
  /** What the letter is about, such as `notice.7K3F-9Q2M`: two different letters to one person differ in it. */
  about: string;
};

/** Makes a message of a letter; `from` is the sender, at whose domain its identity is. */
export function writeMessage(letter: Letter, { to, replyTo, about }: Envelope, from: string, facts: Facts): Message {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1);
  // The identity does not tell an address to whoever reads the header.
  const recipient = createHash('sha256').update(to).digest('hex').slice(0, 12);
  return {
    to,
    replyTo,
    subject: letter.subject,
    text: letterText(letter, facts),
    html: letterHtml(letter, facts),
    messageId: `<${about}.${recipient}@${domain}>`,
  };
}
