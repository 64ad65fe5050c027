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

const schema = z.object({
  HOST: z.string().trim().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  // Not in .env.example: tests set the first, and compose.yaml the second.
  SITE_DIR: z.string().default(join(root, 'dist')),
  UPDATE_FILE: z.string().optional(),
  DATA_DIR: z.string().default(join(root, 'data')),
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

export type MailSettings = NonNullable<Settings['mail']>;

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
  const errors = [
    ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: expected ${message}.`),
    ...missingForMail(values),
    ...(data ? publicFolders(data) : []),
  ];
  if (data && errors.length === 0) return settingsOf(data);
  const list = errors.map((text) => `  ${text}\n`).join('');
  throw new ExpectedError(`Please correct these settings:\n${list}See .env.example for the meaning of each setting.`);
}

function missingForMail(values: Variables): string[] {
  const missing = MAIL_NAMES.filter((name) => !values[name]);
  if (missing.length === MAIL_NAMES.length) return [];
  return missing.map((name) => `${name}: required for mail, together with ${MAIL_NAMES.join(', ')}.`);
}

function publicFolders({ SITE_DIR, DATA_DIR, BACKUP_DIR }: z.output<typeof schema>): string[] {
  return Object.entries({ DATA_DIR, BACKUP_DIR })
    .filter(([, folder]) => folder && (resolve(folder) + sep).startsWith(resolve(SITE_DIR) + sep))
    .map(([name]) => `${name}: expected a folder outside SITE_DIR, which is public.`);
}

function settingsOf(values: z.output<typeof schema>) {
  const { SMTP_URL: url, MAIL_FROM: from, NOTIFY_TO: notifyTo } = values;
  return Object.freeze({
    host: values.HOST,
    /** 0 for any free port. */
    port: values.PORT,
    siteDir: resolve(values.SITE_DIR),
    dataDir: resolve(values.DATA_DIR),
    updateFile: values.UPDATE_FILE,
    mail:
      url && from && notifyTo
        ? Object.freeze({
            /** Contains the password. */
            url,
            /** The mail server is on this machine, so mail need not be encrypted. */
            isLocal: isThisMachine(url),
            from,
            domain: from.replace(/>\s*$/, '').split('@').at(-1) ?? '',
            notifyTo: Object.freeze(notifyTo),
          })
        : null,
    trustedProxy: values.TRUSTED_PROXY === 'none' ? null : values.TRUSTED_PROXY,
    retentionDays: values.RETENTION_DAYS,
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
  });
}

/** The error of a server that cannot use the address in the settings. */
export function cannotListen({ host, port }: Settings, { code, message }: NodeJS.ErrnoException): ExpectedError {
  // A later start may succeed, unless the account has no permission.
  const exitCode = code === 'EACCES' ? BAD_CONFIGURATION : 1;
  return new ExpectedError(`Cannot listen on HOST=${host} PORT=${port}: ${message}`, exitCode);
}

function isThisMachine(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {};
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}
