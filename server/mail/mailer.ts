import type { MailSettings } from '../settings.ts';
import { MINUTE, SECOND } from '../time.ts';
import type { Email } from './compose.ts';

export type Mailer = ReturnType<typeof createMailer>;

/** An error of Nodemailer. */
type Failure = { message: string; code?: string; originalCode?: string; response?: string; responseCode?: number };

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Such as "EAUTH 535". */
  readonly code: string;
  /** The answer of the mail server, or what went wrong before; it may quote an address. */
  readonly words: string;
  readonly isPermanent: boolean;

  constructor({ message, code, originalCode = code, response = message, responseCode }: Failure) {
    super(message);
    this.words = response.trim();
    this.code = `${originalCode} ${responseCode ?? ''}`.trim();
    this.isPermanent = Number(responseCode) >= 500;
  }
}

/** For a server that keeps answering and never accepts the email. */
const DEADLINE = 30 * MINUTE;

export function createMailer({ url, isLocal, from }: MailSettings) {
  const options = {
    url,
    // An attacker on the network can hide STARTTLS, and a mail server on this machine often has a self-signed certificate.
    requireTLS: !isLocal,
    tls: { rejectUnauthorized: !isLocal },
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 25 * SECOND,
    greetingTimeout: 25 * SECOND,
    // RFC 5321, 4.5.3.2: ten minutes after the message, which would otherwise be sent twice.
    socketTimeout: 11 * MINUTE,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    /** Resolves once the mail server has accepted the email. */
    async send({ to, replyTo, ...email }: Email, stop?: AbortSignal) {
      try {
        // Imported with the first email: the library takes 30 MB of memory.
        const { createTransport } = await import('nodemailer');
        await createTransport(options).sendMail({
          from,
          to: { name: '', address: to },
          replyTo: replyTo ? { name: '', address: replyTo } : undefined,
          // Exchange ignores Auto-Submitted and would reply.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          ...email,
          signal: AbortSignal.any([AbortSignal.timeout(DEADLINE), ...(stop ? [stop] : [])]),
        });
      } catch (error) {
        throw new DeliveryError(error as Failure);
      }
    },
  };
}
