import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { factsSchema } from '../../shared/facts-schema.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { faultsWith, site, slip } from '../../tests/helpers/slips.ts';

const knownFacts = Object.keys(factsSchema.shape).join(', ');

test.each([
  slip(
    site,
    '  city: Fresno',
    '   ▸city: Fresno',
    'this line begins too far left or right. Give it as many spaces as the lines it belongs to.',
  ),
  slip(site, '  street:', '▸\tstreet:', 'a tab stands at the start of the line. Write spaces instead.'),
  slip(site, 'email:', '▸fax: "1"\nemail:', `fax: there is no such field. Known fields: ${knownFacts}.`),
  slip(site, 'email: hello@orchard.example\n', '', 'email: is missing.'),
  slip(site, 'phone:', '▸phnoe:', `phnoe: there is no such field. Did you mean phone? Known fields: ${knownFacts}.`),
  slip(site, 'phone: (559) 555-0142', 'phone: ▸559-268-4411', 'phone: expected a number such as (559) 555-0142.'),
  slip(site, stringify({ hours: fixtureFacts.hours }), '▸hours: []\n', 'hours: expected at least one entry.'),
  slip(site, 'opens: 08:00', 'opens: ▸"7:30"', 'hours.0.opens: expected a 24-hour time such as "08:00".'),
  slip(site, 'closes: 16:00', 'closes: ▸"4:30 PM"', 'hours.0.closes: expected a 24-hour time such as "08:00".'),
  slip(site, 'closes: 16:00', 'closes: ▸"07:00"', 'hours.0.closes: expected a time later than `opens`.'),
  slip(
    site,
    '- Friday',
    '- ▸Fri',
    'hours.0.days.4: expected one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday; did you mean Friday?',
  ),
  slip(
    site,
    'closingDays: []',
    'closingDays: [▸12/25/2026]',
    'closingDays.0.date: expected a date such as 2026-12-25 that the calendar has.',
  ),
  slip(
    site,
    'closingDays: []',
    'closingDays: [▸2026-02-30]',
    'closingDays.0.date: expected a date such as 2026-12-25 that the calendar has.',
  ),
  slip(
    site,
    'postalCode: "93701"',
    'postalCode: ▸93701',
    'address.postalCode: expected a ZIP code in quotation marks, such as "93706".',
  ),
  slip(
    site,
    'timeZone:',
    '▸phone: (559) 555-0143\ntimeZone:',
    'the name "phone" stands here for the second time. Keep one of the two.',
  ),
  slip(site, '  - days:', '  ▸-days:', 'a space is missing after the hyphen. Write "- days:".'),
  slip(
    site,
    'reviews: https',
    'reviews: ▸htps',
    'links.reviews: expected an address such as https://www.example.org/reviews.',
  ),
  slip(site, 'phone: (', '▸phone:(', 'a space is missing after the colon. Write "phone: (559) 555-0142".'),
  slip(
    site,
    'phone: ',
    'phone:▸\u00a0',
    'a space of another kind stands here, as word processors write it. Type an ordinary space instead.',
  ),
  slip(site, 'days:\n', '▸days:\n      - Monday\n', 'hours.0.days: expected each weekday once.'),
  slip(
    site,
    'closingDays: []',
    'closingDays: ▸[]\n  - 2030-12-25',
    '[] says that nothing stands here, and more stands below. Take out [], or what stands below.',
  ),
  slip(
    site,
    'interpreter: null',
    'interpreter: ▸null\n    Somebody helps.',
    'null says that nothing stands here, and more stands below. Take out null, or what stands below.',
  ),
  slip(
    site,
    'name: Orchard Adult',
    'name: ▸At {phone}, Adult',
    'name: expected a text without braces: facts are written out here.',
  ),
  slip(
    site,
    'closingDays: []',
    'closingDays:\n  - { date: 2030-12-26, name: ▸Thanks: all day }',
    'a colon stands inside this text. Put quotation marks around the whole text, or a comma before the next name.',
  ),
  slip(
    site,
    'closingDays: []\n',
    'closingDays:\n  - { date: 2030-12-26\n# A note.\n▸',
    'a list in brackets is not closed above. Write } at its end.',
  ),
  slip(site, 'street: 7 Elm Street', 'street: ▸"7 Elm Street', 'the quotation mark that stands here is never closed.'),
  slip(
    site,
    'closingDays: []',
    'closingDays: ▸Christmas',
    'closingDays: expected a list: lines that begin with a hyphen and a space.',
  ),
  slip(site, 'street: 7 Elm Street', 'street: ▸7', 'address.street: expected text: put quotation marks around it.'),
  slip(
    site,
    'url: https://www.orchard.example',
    'url: ▸https://www.orchard.example/',
    'url: expected nothing after the name, such as https://www.example.org.',
  ),
  slip(
    site,
    'closingDays: []',
    '▸closingDays: [{ date: 2030-12-24, closes: "07:00" }]',
    'closingDays: expected the center to close after 08:00 and no later than 16:00 on 2030-12-24.',
  ),
  slip(
    site,
    'closingDays: []',
    '▸closingDays: [{ date: 2030-12-22, closes: "12:00" }]',
    'closingDays: expected no time for 2030-12-22: the center is closed on a Sunday.',
  ),
  slip(
    site,
    'phone: (559) 555-0142',
    '▸<<<<<<< HEAD\nphone: (559) 555-0142\n=======\nphone: (559) 555-0143\n>>>>>>> main',
    'git has put two versions of these lines here, since both were changed. Keep one, and take out the lines with <<<, === and >>>.',
  ),
  slip(site, 'email: hello@orchard.example', 'email: ▸hello@orchard', 'email: expected an e-mail address.'),
  ...['two working days', '24', 'within 24 hours'].map((promise) =>
    slip(
      site,
      'value: 24 hours',
      `value: ▸${promise}`,
      'claims.promise.value: expected a number of hours, such as 24 hours.',
    ),
  ),
  slip(
    site,
    'confirmed: null',
    'confirmed: ▸yes',
    'claims.since.confirmed: expected a date such as 2026-12-25 that the calendar has.',
  ),
])('$message', async ({ file, text, message }) => {
  expect(await faultsWith({ [file]: text })).toContain(message);
});

test('a time that is none is named once, and not compared with another', async () => {
  const { file, text, message } = slip(
    site,
    'opens: 08:00',
    'opens: ▸“08:00”',
    'hours.0.opens: expected a 24-hour time such as "08:00".',
  );
  expect(await faultsWith({ [file]: text })).toEqual([message]);
});
