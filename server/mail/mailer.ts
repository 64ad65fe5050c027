import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import { SECOND } from '../time.ts';
import type { Message } from './compose.ts';

export type Mailer = ReturnType<typeof createMailer>;

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Holds nothing that the mail server said, since that may quote an address. */
  readonly code: string;
  readonly isConnection: boolean;
  readonly isPermanent: boolean;

  constructor(cause: { code?: string; originalCode?: string; responseCode?: number }) {
    const code = /SSL|TLS|CERT|SIGNATURE/.test(cause.originalCode ?? '') ? 'ETLS' : (cause.code ?? 'unknown');
    super(`${code} ${cause.responseCode ?? ''}`.trim());
    this.code = this.message;
    this.isConnection = cause.responseCode === undefined;
    this.isPermanent = (cause.responseCode ?? 0) >= 500;
  }
}

/** Shorter than the lease of 60 s in the outbox, after which a message is sent again. */
const DEADLINE = 45 * SECOND;

export function createMailer({ url, isLocal, from }: MailSettings) {
  const options = {
    url,
    // STARTTLS can be hidden by an attacker between here and the mail server.
    requireTLS: !isLocal,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const attempt = async (work: (transport: Transporter) => Promise<unknown>) => {
    try {
      // Imported with the first message: the library takes 30 MB of memory.
      const { createTransport } = await import('nodemailer');
      await work(createTransport(options));
    } catch (error) {
      throw new DeliveryError(error as { code?: string; responseCode?: number });
    }
  };
  return {
    /** Resolves once the mail server has accepted the message. */
    send: ({ to, replyTo, ...message }: Message, stop?: AbortSignal) =>
      attempt((transport) =>
        transport.sendMail({
          from,
          to: { name: '', address: to },
          replyTo: replyTo ? { name: '', address: replyTo } : undefined,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...message,
          signal: AbortSignal.any([AbortSignal.timeout(DEADLINE), ...(stop ? [stop] : [])]),
        }),
      ),
    verify: () => attempt((transport) => transport.verify()),
  };
}

const noAnswer =
  'The mail server in SMTP_URL does not answer: check its name and port (smtps:// is for 465, smtp:// for 587), and whether a firewall is in the way.';

const FAILURES: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or password in SMTP_URL.',
  ENOAUTH: 'The mail server wants a user name and password: add them to SMTP_URL.',
  EDNS: 'There is no mail server with the name in SMTP_URL, or this machine cannot look names up.',
  ECONNECTION: noAnswer,
  ESOCKET: noAnswer,
  ETIMEDOUT: noAnswer,
  ETLS: 'The mail server and this machine could not agree on encryption, and nothing is sent without it: smtps:// is for port 465, smtp:// for 587 with STARTTLS.',
  EENVELOPE: 'The mail server refused the sender in MAIL_FROM or a recipient in NOTIFY_TO.',
  EMESSAGE: 'The mail server took the addresses but refused the message.',
};

export function failureText({ code }: Pick<DeliveryError, 'code'>): string {
  const [name = ''] = code.split(' ');
  return `${FAILURES[name] ?? 'The mail server did not take the message.'} (${code})`;
}
