import type { DeliveryError } from './mailer.ts';

const noAnswer =
  'The mail server in SMTP_URL does not answer: check its name and port, and whether a firewall is in the way.';

const TEXTS: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or password in SMTP_URL.',
  ENOAUTH: 'The mail server wants a user name and password: add them to SMTP_URL.',
  EDNS: 'There is no mail server with the name in SMTP_URL, or this machine cannot look names up.',
  ECONNECTION: noAnswer,
  ESOCKET: noAnswer,
  ETIMEDOUT:
    'The mail server in SMTP_URL did not answer in time: check its name and port, and whether a firewall is in the way.',
  ETLS: 'The mail server and this machine could not agree on encryption, and nothing is sent without it: smtps:// is for port 465, smtp:// for 587 with STARTTLS.',
  EENVELOPE: 'The mail server refused the sender in MAIL_FROM or a recipient in NOTIFY_TO.',
  EMESSAGE: 'The mail server took the addresses but refused the message.',
};

/** What a failed delivery means, for a person who can fix it. */
export function failureText({ code }: Pick<DeliveryError, 'code'>): string {
  const [name = ''] = code.split(' ');
  return `${TEXTS[name] ?? 'The mail server did not take the message.'} (${code})`;
}
