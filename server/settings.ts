import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { type ContentFault, describeFault } from '../shared/content-error.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { isEmailAddress } from '../shared/tour-request/fields.ts';

const root = resolve(import.meta.dirname, '..');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`);

const mailbox = z.string().refine((text) => {
  const [, address = text] = /^(?:"[^"]*"|[^",<]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  return !/[\r\n]/.test(text) && isEmailAddress(address);
}, 'an email address, such as "Front Desk <desk@example.org>"');

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    message:
      'an address such as smtps://user:password@mail.example.org; in the password write %23 for #, %40 for @ and %2F for /',
  })
  .refine((url) => !hasPort(url, 'smtps:', ['25', '587']), 'smtp:// for this port; smtps:// is for port 465')
  .refine((url) => !hasPort(url, 'smtp:', ['465']), 'smtps:// for port 465')
  .refine(
    (url) => URL.parse(url)?.hostname && !URL.parse(url)?.search,
    'the name of the mail server, and no parameters after a question mark',
  );

const schema = z.object({
  HOST: z.string().trim().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  SITE_DIR: z.string().default(join(root, 'dist')),
  DATA_DIR: z.string().default(join(root, 'data')),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  NOTIFY_TO: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .refine((list) => list.every(isEmailAddress), 'email addresses with commas between them')
    .optional(),
  NOTICE_DETAIL: z.enum(['brief', 'full'], { error: 'brief or full' }).default('brief'),
  TRUSTED_PROXY: z
    .string()
    .refine(
      (text) => text === 'none' || isIP(text) > 0 || (ipaddr.isValidCIDR(text) && !text.endsWith('/0')),
      'none, or the address of one proxy such as 127.0.0.1 or 10.0.0.0/8',
    )
    .default('none'),
  SOFT_LIMIT: wholeNumber(1, 1_000_000).default(80),
  HARD_LIMIT: wholeNumber(1, 1_000_000).default(1200),
  TOTAL_LIMIT: wholeNumber(1, 1_000_000).default(300),
  NOTICES_PER_HOUR: wholeNumber(1, 1_000_000).default(12),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(180),
});

const NAMES = Object.keys(schema.shape);

/** Shorter names of other programs, such as HOME, are too near to ours to be misspelled. */
const MIN_LENGTH_OF_MISSPELLED = 7;

export type Settings = ReturnType<typeof settingsOf>;

export type MailSettings = NonNullable<Settings['mail']>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Variables = Record<string, string | undefined>;

/** Reads the settings from the environment and, for those it does not have, from `.env` in the working directory. */
export function readSettings(environment?: Variables): Settings {
  const { data, faults, warnings } = parseSettings(environment);
  for (const warning of warnings) console.warn(describeFault(warning));
  if (data && faults.length === 0) return settingsOf(data);
  const list = faults.map(({ file, message }) => `  ${file}: ${message}`).join('\n');
  throw new SettingsError(
    `These settings need a correction:\n${list}\nSee .env.example for the meaning of each setting.`,
  );
}

export function settingFaults(): ContentFault[] {
  const { faults, warnings } = parseSettings();
  return [...faults, ...warnings];
}

function parseSettings(environment?: Variables) {
  const file: Variables = environment || !existsSync('.env') ? {} : parseEnv(readFileSync('.env', 'utf8'));
  const given = Object.entries(environment ?? { ...file, ...process.env }).filter(([, value]) => value?.trim());
  const values = Object.fromEntries(given);
  const { data, error } = schema.safeParse(values);
  const issues = (error?.issues ?? []).map(({ path, message }) => fault(String(path[0]), `expected ${message}.`));
  return {
    data,
    faults: [...issues, ...missingForMail(values), ...(data ? publicData(data) : [])],
    warnings: given.filter(([name]) => !NAMES.includes(name)).flatMap(([name]) => unknownName(name, name in file)),
  };
}

function fault(file: string, message: string): ContentFault {
  return { file, message };
}

function unknownName(name: string, isInFile: boolean): ContentFault[] {
  const hint = name.length >= MIN_LENGTH_OF_MISSPELLED ? didYouMean(name, NAMES) : '';
  if (!isInFile && !hint) return [];
  return [{ ...fault(name, `this is no setting of the server.${hint}`), isWarning: true }];
}

function missingForMail(values: Variables): ContentFault[] {
  const names = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'];
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length) return [];
  return missing.map((name) => fault(name, `is needed for mail, together with ${names.join(', ')}.`));
}

function publicData({ SITE_DIR, DATA_DIR }: z.output<typeof schema>): ContentFault[] {
  const path = relative(resolve(SITE_DIR), resolve(DATA_DIR));
  // On Windows a folder on another drive has no relative path.
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return [];
  return [fault('DATA_DIR', 'expected a folder outside of SITE_DIR, which everybody can read.')];
}

function settingsOf(values: z.output<typeof schema>) {
  const { SMTP_URL: url, MAIL_FROM: from, NOTIFY_TO: notifyTo } = values;
  return Object.freeze({
    host: values.HOST,
    /** 0 is any free port. */
    port: values.PORT,
    siteDir: resolve(values.SITE_DIR),
    dataDir: resolve(values.DATA_DIR),
    mail:
      url && from && notifyTo
        ? Object.freeze({
            /** Holds the password. */
            url,
            /** Mail may go without encryption. */
            isLocal: isThisMachine(url),
            from,
            notifyTo: Object.freeze(notifyTo),
            /** Further requests of the hour come as a digest. */
            noticesPerHour: values.NOTICES_PER_HOUR,
            detail: values.NOTICE_DETAIL,
          })
        : null,
    trustedProxy: values.TRUSTED_PROXY === 'none' ? null : values.TRUSTED_PROXY,
    /** Requests of a client in ten minutes; the next ones go to quarantine. Its network may send twice as many. */
    softLimit: values.SOFT_LIMIT,
    /** Requests of a network in ten minutes; the next ones are refused. */
    hardLimit: values.HARD_LIMIT,
    /** Requests of all clients in ten minutes; the next ones go to quarantine. */
    totalLimit: values.TOTAL_LIMIT,
    retentionDays: values.RETENTION_DAYS,
  });
}

function hasPort(url: string, protocol: string, ports: readonly string[]) {
  const parsed = URL.parse(url);
  return parsed?.protocol === protocol && ports.includes(parsed.port);
}

function isThisMachine(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {};
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}
