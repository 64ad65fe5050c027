import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { readContent } from '../../shared/read-content.ts';
import { startLocalServer } from '../helpers/local-server.ts';
import { mailSettings, type Received, type SmtpPeer, startSmtpPeer } from '../helpers/smtp-peer.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, type Form, goodForm, post } from '../helpers/trial/client.ts';
import { naughtyStrings } from '../helpers/trial/naughty-strings.ts';
import { countOf } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

const FIELDS = ['name', 'address', 'phone', 'message'] as const;
const DESK = 'desk@example.org';
/** Addresses that are right by the rule of browsers, and could still mislead a mail program. */
const ADDRESSES = [
  "o'brien+tour@example.net",
  '=1+1@example.net',
  '!#$%&*+/=?^_`{|}~-@example.net',
  '-oProxyCommand@example.net',
  '.ana..perez.@example.net',
  '\r\n ana@example.net \r\n',
  `${'a'.repeat(64)}@example.net`,
  `ana@${'b'.repeat(63)}.${'c'.repeat(63)}.net`,
  'bcc@localhost',
];
const ALWAYS = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type', 'auto-submitted'];
/** What is filled into a subject. */
const FILLED: Record<string, string> = {
  '{reference}': '[0-9A-Z]{4}-[0-9A-Z]{4}',
  '{due}': '[A-Z][a-z]{2}, [A-Z][a-z]{2} [0-9]{1,2}, 20[0-9]{2}, [0-9]{1,2}:[0-9]{2} [AP]M',
  '{list}': '[0-9A-Za-z, ]+',
};
const { staff, languages } = readContent();
/** Everything that the running server ever writes into a subject; a digest is about many families, so nobody can reply to it. */
const DIGEST = patternOf(staff.digest.subject);
const SUBJECTS = [
  staff.notice.subject,
  staff.reminder.subject,
  ...[...languages.values()].map(({ mail }) => mail.subject),
].map(patternOf);

function patternOf(subject: string) {
  const parts = subject.split(/(\{\w+\})/).map((part) => FILLED[part] ?? RegExp.escape(part));
  return new RegExp(`^${parts.join('')}$`);
}

await trial({
  proves: 'Whatever a family writes, a message has one recipient and the headers it always has.',
  control: {
    breaks: 'the name stands unchanged in the headers',
    misses: ['other headers', 'words of the family in a header'],
  },
  async run({ short, control, seed, figure, bar }) {
    const strings = naughtyStrings.filter((_text, index) => !short || index % 8 === seed % 8);
    const forms = strings.flatMap((text, index) =>
      (short ? [FIELDS[index % 4] ?? 'name'] : FIELDS).map((field) => markedForm(field, text, index)),
    );
    forms.push(...ADDRESSES.map((email) => ({ ...goodForm('n'), email })));
    const families = new Set(forms.map(({ email = '' }) => email.trim()));
    const peer = await startSmtpPeer();
    const { stored, notices, refused } = control ? await mailCarelessly(forms, peer) : await mailByServer(forms, peer);
    await peer.close();

    let recipients = 0;
    let headers = 0;
    let words = 0;
    let replies = 0;
    for (const message of peer.received) {
      const verdict = await examine(message, families);
      recipients += verdict.recipients;
      headers += verdict.headers;
      words += verdict.words;
      replies += verdict.replies;
    }
    figure('hostile strings', strings.length);
    figure('forms stored', stored);
    figure('messages received', peer.received.length);
    figure('receipts that the mail server refused', refused);
    bar('requests that staff were not told of', stored - notices, { most: 0 });
    bar('more or other recipients', recipients, { most: 0 });
    bar('other headers', headers, { most: 0 });
    bar('words of the family in a header', words, { most: 0 });
    bar('replies that go elsewhere', replies, { most: 0 });
  },
});

function markedForm(field: string, text: string, index: number): Form {
  return { ...goodForm(`z${field}${index}`), name: 'Ana', [field]: `zzwords${text}zzwords` };
}

async function mailByServer(forms: readonly Form[], peer: SmtpPeer) {
  const dataDir = temporaryFolder();
  const server = await startLocalServer({ dataDir, settings: { ...mailSettings(peer, DESK), NOTICE_DETAIL: 'full' } });
  await eachAtOnce(forms, 8, async (form) => {
    await post(server.address, form, { 'idempotency-key': randomUUID() });
  });
  while (countOf(dataDir, 'outbox WHERE delivered_at IS NULL AND failure IS NULL') > 0) await setTimeout(50);
  await server.stop();
  return {
    stored: countOf(dataDir, 'tour_request WHERE quarantine IS NULL'),
    notices: countOf(dataDir, "outbox WHERE kind = 'notice' AND delivered_at IS NOT NULL"),
    refused: countOf(dataDir, "outbox WHERE kind = 'receipt' AND delivered_at IS NULL"),
  };
}

/** What many contact forms do: the sender's name goes into the head of a message put together by hand. */
async function mailCarelessly(forms: readonly Form[], { port }: SmtpPeer) {
  const transport = createTransport({ host: '127.0.0.1', port });
  for (const { name = '', email, message } of forms) {
    const head = `From: ${name} <${email}>\r\nTo: ${DESK}\r\nSubject: From ${name}`;
    const raw = `${head}\r\n\r\n${message}`;
    await transport.sendMail({ envelope: { from: 'site@example.org', to: DESK }, raw });
  }
  return { stored: forms.length, notices: forms.length, refused: 0 };
}

async function examine({ to, raw }: Received, families: ReadonlySet<string>) {
  const mail = await PostalMime.parse(raw);
  const isReceipt = families.has(to[0] ?? '');
  const isDigest = DIGEST.test(mail.subject ?? '');
  const isRight = to.length === 1 && (isReceipt || to[0] === DESK);
  const named = mail.to?.length === 1 && mail.to[0]?.address === to[0] && !mail.cc && !mail.bcc;
  const expected = [...ALWAYS, ...(isReceipt || isDigest ? [] : ['reply-to'])].sort().join();
  const found = mail.headers.map(({ key }) => key).sort();
  const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString();
  const values = mail.headers.map(({ value }) => value).join(' ');
  // A local part with odd dots stands in quotation marks, as mail has it.
  const answers = (mail.replyTo ?? []).map(({ address, name }) => `${name}${address?.replace(/^"(.*)"(?=@)/, '$1')}`);
  return {
    recipients: isRight && named ? 0 : 1,
    headers:
      found.join() === expected && [DIGEST, ...SUBJECTS].some((subject) => subject.test(mail.subject ?? '')) ? 0 : 1,
    words: /zzwords/.test(head + values) || /\r(?!\n)|(?<!\r)\n/.test(head) ? 1 : 0,
    replies: isReceipt || isDigest || (answers.length === 1 && families.has(answers[0] ?? '')) ? 0 : 1,
  };
}
