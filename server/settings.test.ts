import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

const mail = { MAIL_FROM: 'The Center <a@example.org>', NOTIFY_TO: ' x@example.org, y@example.org ' };

/** The lines about a mail server, or nothing where it can be used. */
function faultsOf(SMTP_URL: string): string {
  try {
    readSettings({ ...mail, SMTP_URL });
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1, -1).join('\n');
  }
}

/** The warnings while the settings are read. */
function warningsOf(environment: Record<string, string>): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  readSettings(environment);
  return warn.mock.calls.map(([text]) => String(text));
}

test('without any setting the server listens on this machine only and sends no mail', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, mail: null, trustedProxy: null });
});

test('every fault is listed at once, without the password', () => {
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

test('a misspelled setting is warned of and stops nothing', () => {
  expect(warningsOf({ SMTP_ULR: 'smtp://localhost', HOME: '/root', SITE: 'x' })).toEqual([
    'SMTP_ULR: warning: this is no setting of the server. Did you mean SMTP_URL?',
  ]);
});

test('the data folder cannot be inside of the folder that everybody can read', () => {
  for (const DATA_DIR of ['/srv/dist', '/srv/dist/data', '/srv/x/../dist/..data'])
    expect(() => readSettings({ SITE_DIR: '/srv/dist', DATA_DIR })).toThrow(/^ {2}DATA_DIR: .* outside of SITE_DIR/m);
  for (const DATA_DIR of ['/srv', '/srv/data', '/srv/dist-data'])
    expect(readSettings({ SITE_DIR: '/srv/dist', DATA_DIR }).dataDir).toBe(DATA_DIR);
});

test('several people can get notices', () => {
  const settings = readSettings({ ...mail, SMTP_URL: 'smtps://a:b@c.example' });
  expect(settings.mail).toMatchObject({ notifyTo: ['x@example.org', 'y@example.org'], detail: 'brief' });
});

test('a line break cannot add a header to the sender', () => {
  const MAIL_FROM = 'A\nBcc: b@example.org <a@example.org>';
  expect(() => readSettings({ ...mail, SMTP_URL: 'smtp://a', MAIL_FROM })).toThrow('MAIL_FROM');
});

test('smtp:// and smtps:// on the port of the other are named', () => {
  expect(faultsOf('smtps://a:b@c.example:587')).toContain('SMTP_URL: expected smtp:// for this port');
  expect(faultsOf('smtp://a:b@c.example:465')).toContain('SMTP_URL: expected smtps:// for port 465');
  expect(faultsOf('mail.example.org')).toContain('in the password write %23 for #');
  expect(faultsOf('smtp://a:b@c.example:587')).toBe('');
  expect(faultsOf('smtps://a:b@c.example')).toBe('');
});

test('parameters cannot switch off encryption or mail', () => {
  for (const parameter of [
    'requireTLS=false',
    'tls.rejectUnauthorized=false',
    'service=Outlook365',
    'jsonTransport=true',
  ])
    for (const host of ['mail.example.org', '127.0.0.1'])
      expect(faultsOf(`smtp://a:b@${host}:587?${parameter}`)).toContain('no parameters after a question mark');
  for (const url of ['smtp://', 'smtp:///x']) expect(faultsOf(url)).toContain('SMTP_URL: expected');
});

test('a proxy cannot be the whole internet, and the sender is one mailbox', () => {
  expect(() => readSettings({ TRUSTED_PROXY: '0.0.0.0/0' })).toThrow('TRUSTED_PROXY: expected');
  expect(() => readSettings({ ...mail, SMTP_URL: 'smtp://a', MAIL_FROM: 'evil@x.com, Jane <a@b.co>' })).toThrow(
    'MAIL_FROM: expected',
  );
  expect(readSettings({ ...mail, SMTP_URL: 'smtp://a', NOTIFY_TO: 'c@d.co, c@d.co' }).mail?.notifyTo).toEqual([
    'c@d.co',
  ]);
});
