import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

const mail = { MAIL_FROM: 'The Center <a@example.org>', NOTIFY_TO: ' x@example.org, y@example.org ' };

/** The errors of a mail server address, or nothing if it is valid. */
function errorsOf(SMTP_URL: string): string {
  try {
    readSettings({ ...mail, SMTP_URL });
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1, -1).join('\n');
  }
}

/** The warnings printed while reading the settings. */
function warningsOf(environment: Record<string, string>): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  readSettings(environment);
  return warn.mock.calls.map(([text]) => String(text));
}

test('listens only on this machine and sends no mail by default', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, mail: null, trustedProxy: null });
});

test('lists all errors at once, without the password', () => {
  const values = {
    PORT: '99999',
    SMTP_URL: 'htp://user:secret@x',
    NOTICE_DETAIL: 'some',
    TRUSTED_PROXY: '10.0.0.0/64',
    RETENTION_DAYS: '0',
  };
  for (const name of [...Object.keys(values), 'MAIL_FROM', 'NOTIFY_TO'])
    expect(() => readSettings(values)).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(() => readSettings(values)).not.toThrow(/secret/);
});

test('warns about unknown names', () => {
  expect(warningsOf({ SMTP_ULR: 'smtp://localhost', HOME: '/root', SITE: 'x' })).toEqual([
    'SMTP_ULR: warning: unknown setting.',
  ]);
});

test('refuses a data folder inside the public folder', () => {
  for (const DATA_DIR of ['/srv/dist', '/srv/dist/data', '/srv/x/../dist/..data'])
    expect(() => readSettings({ SITE_DIR: '/srv/dist', DATA_DIR })).toThrow(/^ {2}DATA_DIR: .* outside SITE_DIR/m);
  for (const DATA_DIR of ['/srv', '/srv/data', '/srv/dist-data'])
    expect(readSettings({ SITE_DIR: '/srv/dist', DATA_DIR }).dataDir).toBe(DATA_DIR);
});

test('reads several recipients of notices', () => {
  const settings = readSettings({ ...mail, SMTP_URL: 'smtps://a:b@c.example' });
  expect(settings.mail).toMatchObject({ notifyTo: ['x@example.org', 'y@example.org'], detail: 'brief' });
});

test('refuses a line break in the sender', () => {
  const MAIL_FROM = 'A\nBcc: b@example.org <a@example.org>';
  expect(() => readSettings({ ...mail, SMTP_URL: 'smtp://a', MAIL_FROM })).toThrow('MAIL_FROM');
});

test('explains a protocol that does not match the port', () => {
  expect(errorsOf('smtps://a:b@c.example:587')).toContain('smtps:// for port 465');
  expect(errorsOf('smtp://a:b@c.example:465')).toContain('smtps:// for port 465');
  expect(errorsOf('mail.example.org')).toContain('in the password write %23 for #');
  expect(errorsOf('smtp://a:b@c.example:587')).toBe('');
  expect(errorsOf('smtps://a:b@c.example')).toBe('');
});

test('refuses parameters in the address of the mail server', () => {
  for (const parameter of [
    'requireTLS=false',
    'tls.rejectUnauthorized=false',
    'service=Outlook365',
    'jsonTransport=true',
  ])
    for (const host of ['mail.example.org', '127.0.0.1'])
      expect(errorsOf(`smtp://a:b@${host}:587?${parameter}`)).toContain('without parameters after a question mark');
  for (const url of ['smtp://', 'smtp:///x']) expect(errorsOf(url)).toContain('SMTP_URL: expected');
});

test('refuses the whole internet as proxy', () => {
  expect(() => readSettings({ TRUSTED_PROXY: '0.0.0.0/0' })).toThrow('TRUSTED_PROXY: expected');
});

test('refuses a sender of two mailboxes', () => {
  const MAIL_FROM = 'evil@x.com, Jane <a@b.co>';
  expect(() => readSettings({ ...mail, SMTP_URL: 'smtp://a', MAIL_FROM })).toThrow('MAIL_FROM: expected');
});

test('notifies a repeated recipient once', () => {
  const settings = readSettings({ ...mail, SMTP_URL: 'smtp://a', NOTIFY_TO: 'c@d.co, c@d.co' });
  expect(settings.mail?.notifyTo).toEqual(['c@d.co']);
});

test('trusts the private addresses of containers', () => {
  expect(readSettings({ TRUSTED_PROXY: 'uniquelocal' }).trustedProxy).toBe('uniquelocal');
});
