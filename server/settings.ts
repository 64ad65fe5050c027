import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { BAD_CONFIGURATION, ExpectedError } from '../shared/expected-error.ts';
import { isEmailAddress } from '../shared/tour-request/fields.ts';

const root = resolve(import.meta.dirname, '..');

const wholeNumber = (min: number, max: number) => {
  // Number() alone would take 1e3 and 0x10.
  const isInRange = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().refine(isInRange, `a whole number from ${min} to ${max}`).transform(Number);
};

const mailbox = z.string().refine((text) => {
  const [, email = text] = /^(?:"[^"]*"|[^",<]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  return !/[\r\n]/.test(text) && isEmailAddress(email);
}, 'an email address, such as "Front Desk <desk@example.org>"');

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    message:
      'a URL such as smtps://user:password@mail.example.org; in the password write %23 for #, %40 for @ and %2F for /',
  })
  .refine((url) => {
    const { protocol = '', port = '' } = URL.parse(url) ?? {};
    return !['smtps:25', 'smtps:587', 'smtp:465'].includes(protocol + port);
  }, 'smtps:// for port 465, smtp:// for ports 25 and 587')
  .refine(
    (url) => URL.parse(url)?.hostname && !URL.parse(url)?.search,
    'the name of the mail server, without parameters after a question mark',
  );

const folder = (name: string) =>
  z
    .string()
    .default(join(root, name))
    .transform((path) => resolve(path));

const schema = z.object({
  HOST: z.string().trim().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  // Not in .env.example: tests set the first, and compose.yaml the second.
  SITE_DIR: folder('dist'),
  UPDATE_FILE: z.string().optional(),
  DATA_DIR: folder('data'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  NOTIFY_TO: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .refine((list) => list.every(isEmailAddress), 'email addresses with commas between them')
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .refine(
      (text) =>
        ['none', 'uniquelocal'].includes(text) || isIP(text) > 0 || (ipaddr.isValidCIDR(text) && !text.endsWith('/0')),
      'none, uniquelocal, or the IP address of one proxy such as 127.0.0.1 or 10.0.0.0/8',
    )
    .default('none'),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(180),
  BACKUP_DIR: z.string().optional(),
});

const SETTING_NAMES = Object.keys(schema.shape);
const MAIL_NAMES = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'];
/** Prefixes such as `SMTP_`. The environment also holds the variables of other programs. */
const PREFIXES = SETTING_NAMES.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '_'));

export type Settings = ReturnType<typeof settingsOf>;

export type MailSettings = ReturnType<typeof mailSettings>;

type Variables = Record<string, string | undefined>;

/** Reads the settings from the environment, and from `.env` in the working directory if the environment does not have them. */
export function readSettings(environment?: Variables): Settings {
  const file: Variables = environment || !existsSync('.env') ? {} : parseEnv(readFileSync('.env', 'utf8'));
  const given = Object.entries(environment ?? { ...file, ...process.env }).filter(([, value]) => value?.trim());
  const values = Object.fromEntries(given);
  for (const name of Object.keys(values))
    if (!SETTING_NAMES.includes(name) && (name in file || PREFIXES.some((prefix) => name.startsWith(prefix))))
      console.warn(`${name}: warning: unknown setting.`);

  const { data, error } = schema.safeParse(values);
  const missing = MAIL_NAMES.some((name) => values[name]) ? MAIL_NAMES.filter((name) => !values[name]) : [];
  const errors = [
    ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: expected ${message}.`),
    ...missing.map((name) => `${name}: required for mail, together with ${MAIL_NAMES.join(', ')}.`),
    ...(data ? publicFolders(data) : []),
  ];
  if (data && errors.length === 0) return settingsOf(data);
  const list = errors.map((text) => `  ${text}\n`).join('');
  throw new ExpectedError(`Please correct these settings:\n${list}See .env.example for the meaning of each setting.`);
}

/** What families send would be on the public site, and gone with its next build. */
function publicFolders({ SITE_DIR, DATA_DIR, BACKUP_DIR }: z.output<typeof schema>): string[] {
  return Object.entries({ DATA_DIR, BACKUP_DIR })
    .filter(([, folder]) => folder && (resolve(folder) + sep).startsWith(SITE_DIR + sep))
    .map(([name]) => `${name}: expected a folder outside SITE_DIR, which is public.`);
}

function settingsOf(values: z.output<typeof schema>) {
  const { SMTP_URL: url, MAIL_FROM: from, NOTIFY_TO: notifyTo, TRUSTED_PROXY: proxy } = values;
  return {
    host: values.HOST,
    /** 0 for any free port. */
    port: values.PORT,
    siteDir: values.SITE_DIR,
    dataDir: values.DATA_DIR,
    updateFile: values.UPDATE_FILE,
    mail: url && from && notifyTo ? mailSettings(url, from, notifyTo) : null,
    trustedProxy: proxy === 'none' ? null : proxy,
    retentionDays: values.RETENTION_DAYS,
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
  };
}

/** `url` contains the password. Mail to a server on this machine need not be encrypted. */
function mailSettings(url: string, from: string, notifyTo: readonly string[]) {
  const host = (URL.parse(url)?.hostname ?? '').replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
  return { url, isLocal, from, domain: from.replace(/>\s*$/, '').split('@').at(-1) ?? '', notifyTo };
}

/** The error of a server that cannot use the address in the settings. */
export function cannotListen({ host, port }: Settings, { code, message }: NodeJS.ErrnoException): ExpectedError {
  // A later start may succeed, unless the account has no permission.
  const exitCode = code === 'EACCES' ? BAD_CONFIGURATION : 1;
  return new ExpectedError(`Cannot listen on HOST=${host} PORT=${port}: ${message}`, exitCode);
}
