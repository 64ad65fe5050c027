import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { type ContentFault, describeFault } from '../shared/content-error.ts';
import { nearestName } from '../shared/did-you-mean.ts';
import { isEmailAddress } from '../shared/tour-request/fields.ts';
import { findEnvFaults, settingFault } from './env-file.ts';

const project = resolve(import.meta.dirname, '..');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`);

const addressOnly = (text: string) => /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text;
const mailbox = z
  .string()
  .refine(
    (text) => !/[\r\n]/.test(text) && isEmailAddress(addressOnly(text)),
    'an e-mail address, such as "Front Desk <desk@example.org>"',
  );

function isProxy(text: string) {
  const [address = ''] = text.split('/');
  return isIP(address) > 0 && (text === address || ipaddr.isValidCIDR(text));
}

function isPort(url: string, protocol: string, ports: readonly string[]) {
  const parsed = URL.parse(url);
  return parsed?.protocol === protocol && ports.includes(parsed.port);
}

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  OPERATIONS_PORT: wholeNumber(0, 65_535).default(8081),
  SITE_DIR: z.string().default(join(project, 'dist')),
  DATA_DIR: z.string().default(join(project, 'data')),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      message:
        'an address such as smtps://user:password@mail.example.org; in the password write %23 for #, %40 for @ and %2F for /',
    })
    .refine((url) => !isPort(url, 'smtps:', ['25', '587']), 'smtp:// for this port; smtps:// is for port 465')
    .refine((url) => !isPort(url, 'smtp:', ['465']), 'smtps:// for port 465')
    .optional(),
  MAIL_FROM: mailbox.optional(),
  NOTIFY_TO: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.length > 0 && list.every(isEmailAddress), 'e-mail addresses with commas between them')
    .optional(),
  NOTICE_DETAIL: z.enum(['brief', 'full'], { error: 'brief or full' }).default('brief'),
  TRUSTED_PROXY: z
    .string()
    .refine(
      (text) => text === 'none' || isProxy(text),
      'none, or the address of one proxy such as 127.0.0.1 or 10.0.0.0/8',
    )
    .default('none'),
  SOFT_LIMIT: wholeNumber(1, 1_000_000).default(80),
  HARD_LIMIT: wholeNumber(1, 1_000_000).default(1200),
  TOTAL_LIMIT: wholeNumber(1, 1_000_000).default(300),
  NOTICES_PER_HOUR: wholeNumber(1, 1_000_000).default(12),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(180),
});

/** Everything that can be set from outside. */
export type Settings = ReturnType<typeof settingsOf>;

/** How mail is sent, and to whom. */
export type MailSettings = NonNullable<Settings['mail']>;

/** The settings cannot be used; the message lists every error. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** What is wrong with the settings of the environment, and with a `.env` file in the working directory. */
export function settingFaults(): ContentFault[] {
  return inspect().faults;
}

/** Reads the settings from the environment, where a `.env` file in the working directory fills the gaps. */
export function readSettings(environment?: NodeJS.ProcessEnv): Settings {
  const { result, faults } = inspect(environment);
  const errors = faults.filter(({ isWarning }) => !isWarning).map((fault) => `  ${describeFault(fault)}`);
  if (!result.success || errors.length > 0) {
    throw new SettingsError(
      `These settings need a correction:\n${errors.join('\n')}\nSee .env.example for what each one means.`,
    );
  }
  return settingsOf(result.data);
}

function settingsOf(values: z.output<typeof schema>) {
  const { SMTP_URL: url, MAIL_FROM: from, NOTIFY_TO: notifyTo } = values;
  return Object.freeze({
    /** Network address to listen on. */
    host: values.HOST,
    /** Port of the website; 0 takes any free one. */
    port: values.PORT,
    /** Port for health and metrics, on loopback only; 0 takes any free one. */
    operationsPort: values.OPERATIONS_PORT,
    /** Folder with the built site. */
    siteDir: resolve(values.SITE_DIR),
    /** Folder with the database. */
    dataDir: resolve(values.DATA_DIR),
    /** Mail settings, or null while nobody is to be told. */
    mail:
      url && from && notifyTo
        ? Object.freeze({
            /** Address of the mail server, with the password in it. */
            url,
            /** Sender of every message. */
            from,
            /** Members of staff who are told of a tour request. */
            notifyTo: Object.freeze(notifyTo),
            /** Notices of single requests that each member of staff gets in an hour; the rest comes as one list. */
            noticesPerHour: values.NOTICES_PER_HOUR,
            /** How much letters say: what it takes to call, or everything. */
            detail: values.NOTICE_DETAIL,
          })
        : null,
    /** Address or network of the one proxy whose X-Forwarded-For is believed, or null. */
    trustedProxy: values.TRUSTED_PROXY === 'none' ? null : values.TRUSTED_PROXY,
    /** Requests from one client in ten minutes past which those without a token go to quarantine. */
    softLimit: values.SOFT_LIMIT,
    /** Requests from one client in ten minutes past which they are turned away. */
    hardLimit: values.HARD_LIMIT,
    /** Requests from all clients in ten minutes past which those without a token go to quarantine. */
    totalLimit: values.TOTAL_LIMIT,
    /** Days after which a tour request is deleted. */
    retentionDays: values.RETENTION_DAYS,
  });
}

function inspect(environment?: NodeJS.ProcessEnv) {
  const text = environment || !existsSync('.env') ? '' : readFileSync('.env', 'utf8');
  const values = environment ?? { ...parseEnv(text), ...process.env };
  const filledIn = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(filledIn);
  const inFile = findEnvFaults(text, Object.keys(schema.shape));
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.'),
    message: `expected ${message}.`,
  }));
  const faults = [...missingForMail(filledIn), ...(result.success ? dataInSite(result.data) : []), ...issues]
    // What is wrong with its line explains what is wrong with its value.
    .filter(({ name }) => !inFile.some(({ field }) => field === name || nearestName(field ?? '', [name])))
    .map(({ name, message }) => settingFault(text, name, message));
  return { result, faults: [...inFile, ...faults] };
}

function dataInSite({ SITE_DIR, DATA_DIR }: z.output<typeof schema>) {
  const way = relative(resolve(SITE_DIR), resolve(DATA_DIR));
  if (way === '..' || way.startsWith(`..${sep}`)) return [];
  const message = 'lies in SITE_DIR: everybody could load what families wrote, and the next build would delete it.';
  return [{ name: 'DATA_DIR', message: `${message} Name a folder outside.` }];
}

function missingForMail(filledIn: Record<string, unknown>) {
  const names = ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO'];
  const missing = names.filter((name) => !(name in filledIn));
  if (missing.length === names.length) return [];
  const message = 'is needed as well, since SMTP_URL, MAIL_FROM and NOTIFY_TO belong together.';
  return missing.map((name) => ({ name, message }));
}
