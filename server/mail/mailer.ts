import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import { MINUTE, SECOND } from '../time.ts';
import type { Email } from './compose.ts';

export type Mailer = ReturnType<typeof createMailer>;

/** An error of Nodemailer. */
type Failure = { message: string; code?: string; originalCode?: string; responseCode?: number };

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Such as "EAUTH 535"; the message may quote an address. */
  readonly code: string;
  readonly isPermanent: boolean;

  constructor({ message, code, originalCode = code, responseCode }: Failure) {
    super(message.trim());
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
    connectionTimeout: 30 * SECOND,
    dnsTimeout: 10 * SECOND,
    // RFC 5321, 4.5.3.2: five minutes for the greeting, and ten after the message, which would otherwise be sent twice.
    greetingTimeout: 5 * MINUTE,
    socketTimeout: 11 * MINUTE,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const withTransport = async (work: (transport: Transporter) => Promise<unknown>, timeouts = {}) => {
    try {
      // Imported with the first email: the library takes 30 MB of memory.
      const { createTransport } = await import('nodemailer');
      await work(createTransport({ ...options, ...timeouts }));
    } catch (error) {
      throw new DeliveryError(error as Failure);
    }
  };
  return {
    /** Resolves once the mail server has accepted the email. */
    send: ({ to, replyTo, ...email }: Email, stop?: AbortSignal) =>
      withTransport((transport) =>
        transport.sendMail({
          from,
          to: { name: '', address: to },
          replyTo: replyTo ? { name: '', address: replyTo } : undefined,
          // Exchange ignores Auto-Submitted and would reply.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          ...email,
          signal: AbortSignal.any([AbortSignal.timeout(DEADLINE), ...(stop ? [stop] : [])]),
        }),
      ),
    /** Fails sooner, because a person is waiting for the result. */
    verify: () =>
      withTransport((transport) => transport.verify(), { greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND }),
  };
}
