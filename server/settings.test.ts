import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

const mail = { SMTP_URL: 'smtp://a', MAIL_FROM: 'The Center <a@example.org>', NOTIFY_TO: 'x@example.org' };
const SITE_DIR = '/srv/dist';

test.each<[Record<string, string>, object]>([
  [{}, { host: '127.0.0.1', port: 8080, mail: null, trustedProxy: null, retentionDays: 180 }],
  [{ TRUSTED_PROXY: 'uniquelocal' }, { trustedProxy: 'uniquelocal' }],
  [{ ...mail, NOTIFY_TO: ' x@b.co, y@b.co,x@b.co ' }, { mail: { notifyTo: ['x@b.co', 'y@b.co'] } }],
  [{ ...mail, SMTP_URL: 'smtp://a:b@c.example:587' }, { mail: { isLocal: false } }],
  [{ ...mail, SMTP_URL: 'smtps://a:b@c.example' }, { mail: { isLocal: false } }],
  [{ ...mail, SMTP_URL: 'smtp://localhost' }, { mail: { isLocal: true } }],
  [{ SITE_DIR, DATA_DIR: '/srv' }, { dataDir: '/srv' }],
  [{ SITE_DIR, DATA_DIR: '/srv/dist-data' }, { dataDir: '/srv/dist-data' }],
])('reads %j', (environment, expected) => {
  expect(readSettings(environment)).toMatchObject(expected);
});

const OUTSIDE = ': expected a folder outside SITE_DIR';
const PORTS = 'SMTP_URL: expected smtps:// for port 465';
const NO_PARAMETERS = 'without parameters after a question mark';

test.each<[Record<string, string>, string]>([
  [{ SITE_DIR, DATA_DIR: '/srv/dist' }, `DATA_DIR${OUTSIDE}`],
  [{ SITE_DIR, DATA_DIR: '/srv/dist/data' }, `DATA_DIR${OUTSIDE}`],
  [{ SITE_DIR, DATA_DIR: '/srv/x/../dist/..data' }, `DATA_DIR${OUTSIDE}`],
  [{ SITE_DIR, BACKUP_DIR: '/srv/dist/backups' }, `BACKUP_DIR${OUTSIDE}`],
  [{ PORT: '1e3' }, 'PORT: expected a whole number'],
  [{ RETENTION_DAYS: '0x20' }, 'RETENTION_DAYS: expected a whole number'],
  [{ TRUSTED_PROXY: '0.0.0.0/0' }, 'TRUSTED_PROXY: expected'],
  [{ ...mail, MAIL_FROM: 'A\nBcc: b@example.org <a@example.org>' }, 'MAIL_FROM: expected'],
  [{ ...mail, MAIL_FROM: 'evil@x.com, Jane <a@b.co>' }, 'MAIL_FROM: expected'],
  [{ ...mail, SMTP_URL: 'smtps://a:b@c.example:587' }, PORTS],
  [{ ...mail, SMTP_URL: 'smtp://a:b@c.example:465' }, PORTS],
  [{ ...mail, SMTP_URL: 'mail.example.org' }, 'in the password write %23 for #'],
  [{ ...mail, SMTP_URL: 'smtp://' }, 'SMTP_URL: expected'],
  [{ ...mail, SMTP_URL: 'smtp:///x' }, 'SMTP_URL: expected'],
  [{ ...mail, SMTP_URL: 'smtp://a:b@c.example:587?tls.rejectUnauthorized=false' }, NO_PARAMETERS],
  [{ ...mail, SMTP_URL: 'smtp://127.0.0.1?jsonTransport=true' }, NO_PARAMETERS],
])('refuses %j', (environment, text) => {
  expect(() => readSettings(environment)).toThrow(text);
});

test('lists all errors at once, without the password', () => {
  const values = {
    PORT: '99999',
    SMTP_URL: 'htp://user:secret@x',
    TRUSTED_PROXY: '10.0.0.0/64',
    RETENTION_DAYS: '0',
  };
  for (const name of [...Object.keys(values), 'MAIL_FROM', 'NOTIFY_TO'])
    expect(() => readSettings(values)).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(() => readSettings(values)).not.toThrow(/secret/);
});

test('warns about unknown names', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  readSettings({ SMTP_ULR: 'smtp://localhost', HOME: '/root', SITE: 'x' });
  expect(warn.mock.calls).toEqual([['SMTP_ULR: warning: unknown setting.']]);
});
