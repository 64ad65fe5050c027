import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting the server listens on this machine alone and mails nobody', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    operationsPort: 8081,
    mail: null,
    trustedProxy: null,
    retentionDays: 180,
  });
});

test('every error is named at once', () => {
  const read = () =>
    readSettings({
      PORT: '99999',
      SMTP_URL: 'http://x',
      NOTICE_DETAIL: 'some',
      TRUSTED_PROXY: '10.0.0.0/64',
      RETENTION_DAYS: '0',
    });
  for (const name of [
    'PORT',
    'SMTP_URL',
    'NOTICE_DETAIL',
    'TRUSTED_PROXY',
    'RETENTION_DAYS',
    'MAIL_FROM',
    'NOTIFY_TO',
  ]) {
    expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'));
  }
});

test('what families wrote is kept out of the folder that everybody can load', () => {
  for (const DATA_DIR of ['/srv/dist', '/srv/dist/data', '/srv/x/../dist/..data'])
    expect(() => readSettings({ SITE_DIR: '/srv/dist', DATA_DIR })).toThrow(/^ {2}DATA_DIR: lies in SITE_DIR/m);
  for (const DATA_DIR of ['/srv', '/srv/data', '/srv/dist-data'])
    expect(readSettings({ SITE_DIR: '/srv/dist', DATA_DIR }).dataDir).toBe(DATA_DIR);
});

test('a password in a setting with an error is not shown', () => {
  expect(() => readSettings({ SMTP_URL: 'htp://user:secret@x', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' })).not.toThrow(
    /secret/,
  );
  expect(() => readSettings({ SMTP_URL: 'htp://user:secret@x', MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' })).toThrow(
    'SMTP_URL',
  );
});

test('several people can be told', () => {
  const { mail } = readSettings({
    SMTP_URL: 'smtps://a:b@c.example',
    MAIL_FROM: 'The Center <a@example.org>',
    NOTIFY_TO: ' x@example.org, y@example.org ',
  });
  expect(mail).toMatchObject({ notifyTo: ['x@example.org', 'y@example.org'], detail: 'brief' });
});

test('a line break cannot slip a header into the sender', () => {
  expect(() =>
    readSettings({ SMTP_URL: 'smtp://a', MAIL_FROM: 'A\nBcc: b@example.org <a@example.org>', NOTIFY_TO: 'a@b.co' }),
  ).toThrow('MAIL_FROM');
});

test('smtp:// and smtps:// are not taken for each other where the port tells them apart', () => {
  const errorOf = (url: string) => {
    try {
      readSettings({ SMTP_URL: url, MAIL_FROM: 'a@b.co', NOTIFY_TO: 'a@b.co' });
    } catch (error) {
      return (error as Error).message.split('\n')[1];
    }
    return undefined;
  };
  expect(errorOf('smtps://a:b@c.example:587')).toBe(
    '  SMTP_URL: expected smtp:// for this port; smtps:// is for port 465.',
  );
  expect(errorOf('smtp://a:b@c.example:465')).toBe('  SMTP_URL: expected smtps:// for port 465.');
  expect(errorOf('mail.example.org')).toContain('in the password write %23 for #');
  expect(errorOf('smtp://a:b@c.example:587')).toBeUndefined();
  expect(errorOf('smtps://a:b@c.example')).toBeUndefined();
});
