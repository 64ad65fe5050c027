import { expect, test } from 'vitest';
import { describeFault } from '../shared/content-error.ts';
import { findEnvFaults, settingFault } from './env-file.ts';

const known = ['HOST', 'SMTP_URL', 'MAIL_FROM'];
const faultsOf = (text: string) => findEnvFaults(text, known).map(describeFault);

test('notes, empty lines and values in quotation marks are fine', () => {
  const text =
    '# Mail\n\nSMTP_URL="smtps://a:b@mail.example.org" # ours\nMAIL_FROM=The #1 Center <a@b.co>\nexport HOST=::\n';
  expect(faultsOf(text)).toEqual([]);
});

test('a misspelled setting is answered with the one that was probably meant', () => {
  expect(faultsOf('# Mail\nSMTP_ULR=smtp://localhost\n')).toEqual([
    '.env:2:1: SMTP_ULR: there is no such setting. Did you mean SMTP_URL?',
  ]);
});

test('a setting of another program is warned of', () => {
  expect(faultsOf('COMPOSE_PROJECT_NAME=site')).toEqual([
    '.env:1:1: warning: COMPOSE_PROJECT_NAME: nothing reads this setting. .env.example names all there are.',
  ]);
});

test('a setting without a value, or with two, is named', () => {
  expect(faultsOf('HOST\nMAIL_FROM=a@b.co\n  MAIL_FROM=b@c.co\n')).toEqual([
    '.env:1:1: HOST: expected NAME=value on one line.',
    '.env:3:3: MAIL_FROM: stands here for the second time. Keep one of the two.',
  ]);
});

test('a # in a password is told how to be written', () => {
  for (const value of ['smtps://user:pa#ss@mail.example.org', '"smtps://user:#@mail.example.org"']) {
    expect(faultsOf(`SMTP_URL=${value}`)).toEqual([
      '.env:1:1: SMTP_URL: a # ends the address. In the password write %23 for it.',
    ]);
  }
});

test('what is wrong with a value is named at its line, and by its name where no file has it', () => {
  expect(describeFault(settingFault('\nHOST=x', 'HOST', 'expected y.'))).toBe('.env:2:1: HOST: expected y.');
  expect(describeFault(settingFault('', 'HOST', 'expected y.'))).toBe('HOST: expected y.');
});
