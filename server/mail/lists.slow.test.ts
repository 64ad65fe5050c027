import { expect, test } from 'vitest';
import { content, openDesk, silent, silentFrom } from '../../tests/helpers/desk.ts';
import { emailsAfter, type TestDesk } from '../../tests/helpers/emails.ts';
import { startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

const HELD = { quarantine: 'honeypot' } as const;

const saveMany = ({ save }: TestDesk, count: number) => {
  for (let index = 0; index < count; index += 1) save(silentFrom(`Family ${index}`));
};

/** Lets time pass until the list of the next morning, and until those of more mornings. */
async function passMornings({ pass }: Pick<TestDesk, 'pass'>, count = 1) {
  await pass(0);
  await pass(22 * HOUR);
  for (let morning = 1; morning < count; morning += 1) await pass(24 * HOUR);
}

/** The text of the list on the morning after something happened. */
async function listAfter(run: (desk: TestDesk) => unknown) {
  const emails = await emailsAfter(async (desk) => {
    await run(desk);
    await passMornings(desk);
  });
  return (emails.at(-1)?.text ?? '').replaceAll('\u00A0', ' ');
}

test('shows when someone called and what they noted', async () => {
  const text = await listAfter(({ save, mark }) => {
    save(silent);
    mark(1, { kind: 'no-answer', note: 'Wrote an email', who: 'Luz' });
  });
  expect(text).toContain(
    'Ana Pérez · by Wednesday morning · (559) 555-0199 · No answer yet: Tuesday 10:00 AM · Dec 1, 10:00 AM, Luz: No answer – Wrote an email\n',
  );
});

test('says how late a call is', async () => {
  const text = await listAfter(({ save, now }) => save({ ...silent, receivedAt: now() - 2 * DAY }));
  expect(text).toContain('Ana Pérez · 46 hours late · (559) 555-0199\n');
});

test('names a closing with its reason and a link', async () => {
  const text = await listAfter(({ save, mark }) => {
    save(silent);
    mark(1, { kind: 'cancelled' });
  });
  expect(text).toMatch(
    /Closed since the last list: 1\n[\w-]+: Ana Pérez · They cancelled \(Tue, Dec 1, 2026, 10:00 AM\) · .*\nhttps:\/\/www\.orchard\.example\/staff\/request\//,
  );
});

test('names a closing once', async () => {
  const emails = await emailsAfter(async (desk) => {
    desk.save(silent);
    desk.save(silentFrom('Open'));
    desk.mark(1, { kind: 'contacted' });
    await passMornings(desk, 2);
  });
  const named = emails.filter(({ text }) => text.includes('We reached them ('));
  expect(named.map(({ subject }) => subject)).toEqual([
    '1 family is waiting for a call, Closed since the last list: 1',
  ]);
});

test('names a closing again if its list reached nobody', async () => {
  const desk = await startFrontDesk();
  desk.mail.isDown = true;
  desk.save(silent);
  desk.mark(1, { kind: 'contacted' });
  await passMornings(desk, 2);
  desk.save(silentFrom('Later'));
  desk.mail.isDown = false;
  await desk.pass(24 * HOUR);
  expect((await desk.emails()).filter(({ text }) => text.includes('We reached them ('))).toHaveLength(1);
});

test('says in the first list of a month what the owner has to correct', async () => {
  const rule = { kind: 'rule' as const, title: 'Medi-Cal rules', date: '2020-12-31' };
  const dated = [{ ...rule, file: 'site.yaml', path: [], form: 'Medi-Cal rules' }];
  const run = async (desk: TestDesk) => {
    desk.save({ ...silent, ...HELD });
    await passMornings(desk);
    desk.save({ ...silentFrom('Later'), ...HELD });
    await desk.pass(24 * HOUR);
  };
  const [first, second, ...others] = await emailsAfter(run, {}, { ...content, dated });
  expect(first?.text).toContain('Please tell the owner:');
  expect(first?.text).toContain('Medi-Cal rules: their last day is December 31, 2020.');
  expect(second?.text).toContain('1 request was set aside');
  expect(second?.text).not.toContain('Medi-Cal rules');
  expect(others).toEqual([]);
});

test('replaces an unsent list by the next one', async () => {
  const desk = await startFrontDesk();
  desk.mail.isDown = true;
  desk.save({ ...silent, ...HELD });
  await passMornings(desk, 2);
  desk.mail.isDown = false;
  await desk.pass(HOUR);
  expect((await desk.emails()).map(({ subject }) => subject)).toEqual(['1 request was set aside']);
});

test('names 100 requests in a long list', async () => {
  const { text = '', html = '' } = (await emailsAfter((desk) => saveMany(desk, 300))).at(-1) ?? {};
  const named = [...text.matchAll(/Family (\d+) ·/g)].map(([, count]) => Number(count));
  expect(named).toEqual([...Array(100).keys()]);
  expect(text).toContain('200 more are on the list.');
  // Gmail cuts the end off.
  expect(html.indexOf('/staff/list/')).toBeLessThan(10_000);
});

test('names requests again if their unsent list was for a former member of staff', async () => {
  const former = openDesk(undefined, { NOTIFY_TO: 'former@example.org' });
  saveMany(former, 13);
  await former.pass(0);
  await former.close();
  const emails = await emailsAfter(({ pass }) => pass(MINUTE), { DATA_DIR: former.settings.dataDir });
  expect(emails.at(-1)?.subject).toBe('13 families are waiting for a call');
});

test('a listed request that is released from quarantine has a notice', async () => {
  const emails = await emailsAfter(async (desk) => {
    desk.save({ ...silent, ...HELD });
    await passMornings(desk);
    desk.mark(1, { kind: 'released' });
  });
  expect(emails.map(({ subject }) => subject)).toEqual([
    '1 request was set aside',
    expect.stringMatching(/^Ana P\., /),
  ]);
});
