import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import { MINUTE, SECOND } from '../time.ts';
import type { Email } from './compose.ts';

export type Mailer = ReturnType<typeof createMailer>;

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Without the words of the mail server, which may quote an address. */
  readonly code: string;
  readonly isConnection: boolean;
  readonly isPermanent: boolean;

  constructor(cause: { code?: string; originalCode?: string; responseCode?: number }) {
    const original = cause.originalCode ?? '';
    const isTls = /SSL|TLS/.test(original);
    const code = /CERT|SIGNATURE/.test(original) ? 'ECERT' : isTls ? 'ETLS' : (cause.code ?? 'unknown');
    super(`${code} ${cause.responseCode ?? ''}`.trim());
    this.code = this.message;
    this.isConnection = cause.responseCode === undefined;
    this.isPermanent = (cause.responseCode ?? 0) >= 500;
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
      throw new DeliveryError(error as { code?: string; responseCode?: number });
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
  ECERT:
    'The certificate of the mail server is self-signed, has ended, or is for another name than the one in SMTP_URL, and nothing is sent to a server that cannot prove its name.',
  EENVELOPE: 'The mail server refused the sender in MAIL_FROM or a recipient in NOTIFY_TO.',
  EMESSAGE: 'The mail server took the addresses but refused the email.',
};

export function failureText({ code }: Pick<DeliveryError, 'code'>): string {
  const [name = ''] = code.split(' ');
  return `${FAILURES[name] ?? 'The mail server did not take the email.'} (${code})`;
}
