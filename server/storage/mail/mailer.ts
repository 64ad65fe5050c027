import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Transporter } from 'nodemailer';
import { SECOND } from '../../clock.ts';
import type { MailSettings } from '../../settings.ts';
import type { Message } from './message.ts';

/** Hands messages to the mail server. */
export type Mailer = ReturnType<typeof createMailer>;

/** The mail server did not take a message. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** A short code that holds nothing the mail server said, since it may quote an address. */
  readonly code: string;
  /** Whether the mail server could not even be talked to. */
  readonly isConnection: boolean;
  /** Whether it said that trying again is of no use. */
  readonly isPermanent: boolean;

  constructor(cause: { code?: string; responseCode?: number }) {
    super(`${cause.code ?? 'unknown'} ${cause.responseCode ?? ''}`.trim());
    this.code = this.message;
    this.isConnection = cause.responseCode === undefined;
    this.isPermanent = (cause.responseCode ?? 0) >= 500;
  }
}

/** All of a delivery has to end before its lease of 60 s does, or it could be made twice. */
const DEADLINE = 45 * SECOND;

/** Prepares a connection to the mail server of the settings. */
export function createMailer({ url, from }: MailSettings) {
  let transport: Promise<Transporter> | undefined;
  // With the first message: the library and what it brings along would take a tenth of a second of every start.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      // Without this, whoever sits between could hide that the mail server offers encryption, and read all that is sent.
      requireTLS: !isThisMachine(url),
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      dnsTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const attempt = async (work: (transport: Transporter) => Promise<unknown>) => {
    try {
      transport ??= connect();
      await work(await transport);
    } catch (error) {
      throw new DeliveryError(error as { code?: string; responseCode?: number });
    }
  };
  return {
    /** Sends one message; fulfilled once the mail server has taken charge of it. */
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
    /** Connects and signs in without sending anything. */
    verify: () => attempt((transport) => transport.verify()),
  };
}

/** Whether what goes to a mail server never leaves this machine. */
function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}
