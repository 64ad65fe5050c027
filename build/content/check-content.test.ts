import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeFault } from '../../shared/content-error.ts';
import { factsSchema } from '../../shared/facts-schema.ts';
import { fixtureFacts } from '../../tests/support/fixture-facts.ts';
import { temporaryFolder } from '../../tests/support/temp-folder.ts';
import { checkContent } from './check-content.ts';

const privacy = 'en/pages/privacy.yaml';
const site = 'site.yaml';
const service = 'en/services/respite-weeks.yaml';

const fixtures: Record<string, string> = {
  [site]: stringify(fixtureFacts, { lineWidth: 0 }),
  [privacy]: `meta:
  title: Privacy of Families | {name}
  description: What becomes of the words that a family writes to us, in plain words.
menuLabel: Privacy
heading: Privacy
lede: Your words are yours.
updated: Since 2026
sections:
  - heading: What we keep
    paragraphs:
      - We keep what you write. See [our form](/contact#tour).
  - heading: For how long
    paragraphs:
      - For {retention} days.
`,
  [service]: `meta:
  title: Weeks of Rest at Adult Day Care
  description: Somebody looks after the person you care for while you rest for a week.
order: 90
title: Weeks of Rest
shortTitle: Respite Weeks
category: Support
summary: A week of rest for families.
description: You rest for a week.
worry: When did I last sleep?
picture:
  file: hero.svg
  alt: A woman sleeps in a chair.
lede: Rest is no luxury.
paragraphs:
  - A week is a start.
offerings:
  heading: In such a week
  items:
${[1, 2, 3, 4, 5].map((item) => `    - title: Offer ${item}\n      text: Some help.\n`).join('')}glance:
  who: null
  when: null
  bring: null
  notIncluded: null
closing:
  heading: Ask us
  text: Call us.
  button: Call Us
`,
};

/** The content of the project in one language, with files whose lines are known here. */
const folder = temporaryFolder();
for (const part of ['en', 'photos', 'statements.yaml'])
  if (existsSync(join('content', part))) cpSync(join('content', part), join(folder, part), { recursive: true });
for (const [file, text] of Object.entries(fixtures)) writeFileSync(join(folder, file), text);
/** Photographs of the owner may be small. */
const warnings = (await checkContent(folder)).filter(({ isWarning }) => isWarning).map(describeFault);

/** What the checker says, one line for each fault. */
const faults = async () => (await checkContent(folder)).map(describeFault).filter((line) => !warnings.includes(line));

/**
 * Replaces words in a file. A ▸ in the new words marks the place of the fault, which is else that of the whole file; the message names the file, the place and
 * then what is expected here.
 */
function slip(file: string, words: string, others: string, message: string) {
  const text = fixtures[file] ?? '';
  const [before = '', after = ''] = text.replace(words, () => others).split('▸');
  const isMarked = others.includes('▸');
  const line = isMarked ? before.split('\n').length : 1;
  const column = isMarked ? before.length - before.lastIndexOf('\n') : 1;
  return { file, text: before + after, message: `content/${file}:${line}:${column}: ${message}` };
}

const quoteAll = 'Put quotation marks around the whole text.';
const knownFacts = Object.keys(factsSchema.shape).join(', ');
const onlyNote =
  'everything from # on is a note to you, and is not shown. Put quotation marks around the whole text, or the note on a line of its own.';

test('content without faults has none', async () => {
  expect(await faults()).toEqual([]);
});

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
  slip(site, 'opens: 08:00', 'opens: ▸"7:30"', 'hours.0.opens: expected a 24-hour time such as "08:00".'),
  slip(site, 'closes: 16:00', 'closes: ▸"4:30 PM"', 'hours.0.closes: expected a 24-hour time such as "08:00".'),
  slip(site, 'opens: 08:00', 'opens: ▸“08:00”', 'hours.0.opens: expected a 24-hour time such as "08:00".'),
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
    privacy,
    '  title: Privacy of Families | {name}\n  description',
    '   title: Privacy of Families | {name}\n  ▸description',
    'this line begins too far left or right. Give it as many spaces as the lines it belongs to.',
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸Our promise: your words are yours.',
    `a colon followed by a space stands inside the text. ${quoteAll}`,
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸"Yours" are your words.',
    'the text goes on after its closing quotation mark. Put single quotation marks around the whole text.',
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸"Your words are yours.',
    'the quotation mark that stands here is never closed.',
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸{phone} is our number.',
    `a text that begins with { has to stand in quotation marks. ${quoteAll}`,
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸@ home',
    `a text that begins with @ has to stand in quotation marks. ${quoteAll}`,
  ),
  slip(privacy, 'lede: Your words are yours.', 'lede: ▸We are #1 and proud.', onlyNote),
  slip(privacy, 'lede: Your words are yours.', '▸lede:', 'lede: has no value.'),
  slip(privacy, 'lede: Your words are yours.', 'lede: ▸180', 'lede: expected text: put quotation marks around it.'),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸Since {foo}.',
    `lede: there is no fact called {foo}. Known facts: {name}, {phone}, {tel}, {email}, {address}, {hours}, {${Object.keys(fixtureFacts.claims).join('}, {')}}, {fullYears}, {paymentOptions}, {languages}, {services}, {Services}.`,
  ),
  slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸Call {phone number}.',
    'lede: a brace stands alone. Facts are written as {phone}: one word between { and }.',
  ),
  slip(
    privacy,
    'Privacy of Families | {name}',
    `▸${'Privacy '.repeat(8).trim()}`,
    'meta.title: expected a title of at most 60 characters; this one has 63.',
  ),
  slip(
    privacy,
    'Privacy of Families | {name}',
    '▸Privacy of Families and Friends | {name}',
    'meta.title: expected a title of at most 60 characters; this one has 63, with its facts filled in.',
  ),
  slip(
    privacy,
    'We keep what you write. See [our form](/contact#tour)',
    '▸See [our form](/contatc)',
    'sections.0.paragraphs.0: a link leads to /contatc, where no page is. Did you mean /contact?',
  ),
  slip(
    privacy,
    'We keep what you write. See [our form](/contact#tour)',
    '▸See [our form](/contact#tuor)',
    'sections.0.paragraphs.0: a link leads to /contact#tuor, and /contact has no place called tuor. Did you mean /contact#tour?',
  ),
  slip(
    privacy,
    'We keep what you write. See [our form](/contact#tour)',
    '▸See [our form](www.example.org)',
    'sections.0.paragraphs.0: a link leads to www.example.org. The address of a page here begins with a slash, such as /contact, any other with https://.',
  ),
  slip(
    service,
    'file: hero.svg',
    'file: ▸hreo.svg',
    'picture.file: there is no picture called hreo.svg in content/photos or src/illustrations. Did you mean hero.svg?',
  ),
  slip(
    service,
    'file: hero.svg',
    'file: ▸hero.webp',
    'picture.file: expected a name of letters, digits and hyphens that ends in .svg, .jpg or .png.',
  ),
  slip(
    service,
    'category: Support',
    'category: ▸Suport',
    'category: expected one of Assessment, Medical, Wellness, Therapy, Support, Activities, Care; did you mean Support?',
  ),
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
    'url: expected no slash at the end.',
  ),
  slip(site, 'email: hello@orchard.example', 'email: ▸hello@orchard', 'email: expected an e-mail address.'),
  slip(
    site,
    'confirmed: null',
    'confirmed: ▸yes',
    'claims.since.confirmed: expected a date such as 2026-12-25 that the calendar has.',
  ),
  slip(
    privacy,
    'menuLabel: Privacy',
    'menuLabel: ▸The privacy of families',
    'menuLabel: expected a name of at most 20 characters; this one has 23.',
  ),
  slip(
    privacy,
    'heading: What we keep',
    'heading: ▸[What](/contact) we keep',
    `a text that begins with [ has to stand in quotation marks. ${quoteAll}`,
  ),
  slip(
    privacy,
    'heading: Privacy',
    'heading: ▸Our [privacy](/privacy)',
    'heading: expected plain text: a link cannot stand here.',
  ),
  slip(
    privacy,
    'menuLabel: Privacy',
    '▸\u00a0menuLabel: Privacy',
    '\u00a0menuLabel: a space of another kind stands beside the name, as word processors write it. Type an ordinary space instead.',
  ),
  slip(service, 'order: 90', 'order: ▸"90"', 'order: expected a whole number without quotation marks.'),
  slip(
    service,
    '  heading: In such a week\n  items:\n    - title: Offer 1\n      text: Some help.\n',
    '  heading: In such a week\n  ▸items:\n',
    'offerings.items: expected 5 to 6 items.',
  ),
])('$message', async ({ file, text, message }) => {
  writeFileSync(join(folder, file), text);
  const found = await faults();
  writeFileSync(join(folder, file), fixtures[file] ?? '');
  expect(found).toContain(message);
});

/** What the checker says of files that are added or take the place of others. null takes one away. */
async function faultsWith(files: Record<string, string | Buffer | null>): Promise<string[]> {
  const before = Object.keys(files).map(
    (file) => [file, existsSync(join(folder, file)) && readFileSync(join(folder, file))] as const,
  );
  const put = (file: string, content: string | Buffer | false | null) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (typeof content === 'string' || content) writeFileSync(join(folder, file), content);
    else rmSync(join(folder, file), { force: true });
  };
  for (const [file, content] of Object.entries(files)) put(file, content);
  const found = await faults();
  for (const [file, content] of before) put(file, content);
  return found;
}

const photo = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: 'peachpuff' } }).jpeg();

test('a file that nothing reads is named, with the one that was probably meant', async () => {
  const text = fixtures[privacy] ?? '';
  expect(await faultsWith({ 'en/interfaces.yaml': text })).toEqual([
    expect.stringMatching(
      /^content\/en\/interfaces\.yaml: nothing reads this file\. Did you mean interface\.yaml\? Known files: /,
    ),
  ]);
  expect(await faultsWith({ 'en/services/respite.yml': text })).toEqual([
    'content/en/services/respite.yml: files end in .yaml here. Name it respite.yaml.',
  ]);
  expect(await faultsWith({ 'en/pages/jobs.yaml': text })).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/jobs\.yaml: nothing reads this file\. Known files: .*privacy\.yaml.* docs\/adding-a-page\.md says how to add a page\.$/,
    ),
  ]);
  expect(await faultsWith({ 'en/pages/privacy.yaml.txt': text, 'en/service/rest.yaml': text })).toEqual([
    'content/en/pages/privacy.yaml.txt: files end in .yaml here. Name it privacy.yaml.',
    'content/en/service/rest.yaml: nothing reads this folder. Did you mean services? Known folders: pages, services.',
  ]);
  expect(await faultsWith({ 'photo/a.jpg': '' })).toEqual([
    'content/photo: nothing reads this folder. Did you mean photos? Known folders: photos, en.',
  ]);
});

test('a service whose file name makes no address is told a better name', async () => {
  expect(await faultsWith({ [service]: null, 'en/services/Respite Weeks.yaml': fixtures[service] ?? '' })).toEqual([
    'content/en/services/Respite Weeks.yaml: its name is the end of an address, so only small letters, digits and hyphens fit. Name it respite-weeks.yaml.',
  ]);
});

test('a copy of a service is named with the words that are the same', async () => {
  expect(await faultsWith({ 'en/services/zzz.yaml': fixtures[service] ?? '' })).toEqual([
    'content/en/services/zzz.yaml:2:10: meta.title: says the same as content/en/services/respite-weeks.yaml. So do meta.description, title, shortTitle, summary, description. Write words of its own.',
    'content/en/services/zzz.yaml:4:8: order: content/en/services/respite-weeks.yaml has 90 already. Give each service a place of its own.',
  ]);
});

test('a file that is missing or empty is named', async () => {
  expect(await faultsWith({ [privacy]: null })).toEqual(['content/en/pages/privacy.yaml: the file is missing.']);
  expect(await faultsWith({ [privacy]: '' })).toEqual(['content/en/pages/privacy.yaml:1:1: the file is empty.']);
  expect(await faultsWith({ 'statements.yaml': null, 'statement.yaml': '[]' })).toEqual([
    expect.stringContaining('content/statement.yaml: nothing reads this file. Did you mean statements.yaml?'),
  ]);
});

test('a file in another encoding is named, with the place where it shows', async () => {
  const text = (fixtures[privacy] ?? '').replace('Your words', 'Your café');
  const save = 'In the editor choose "Save with encoding", then UTF-8.';
  expect(await faultsWith({ [privacy]: Buffer.from(text, 'latin1') })).toEqual([
    `content/en/pages/privacy.yaml:6:15: a letter here is not saved as UTF-8. ${save}`,
  ]);
  expect(await faultsWith({ [privacy]: Buffer.from(`\uFEFF${text}`, 'utf16le') })).toEqual([
    `content/en/pages/privacy.yaml: the file is not saved as UTF-8. ${save}`,
  ]);
});

test('a byte order mark and line ends of Windows do no harm', async () => {
  expect(await faultsWith({ [privacy]: `\uFEFF${(fixtures[privacy] ?? '').replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test('photographs as cameras name them are taken, other formats and names with spaces are not', async () => {
  const large = await photo(1600).toBuffer();
  const withPhoto = (fixtures[service] ?? '').replace('hero.svg', 'IMG_1.JPG');
  expect(await faultsWith({ 'photos/IMG_1.JPG': large, 'photos/van.Jpeg': large, [service]: withPhoto })).toEqual([]);
  expect(await faultsWith({ 'photos/front door.jpg': large, 'photos/van.heic': large })).toEqual([
    'content/photos/front door.jpg: only letters, digits and hyphens fit into the name of a photograph. Name it front-door.jpg.',
    'content/photos/van.heic: pages show JPEG and PNG. Export it as JPEG, with a name that ends in .jpg.',
  ]);
});

test('a damaged photograph is named although nothing uses it', async () => {
  const whole = await photo(1600).toBuffer();
  const damaged = 'the picture is damaged or not complete. Export it again, or delete it.';
  expect(
    await faultsWith({ 'photos/cut.jpg': whole.subarray(0, whole.length / 2), 'photos/words.jpg': 'no picture' }),
  ).toEqual([`content/photos/cut.jpg: ${damaged}`, `content/photos/words.jpg: ${damaged}`]);
});

test('a small photograph and one that says where it was taken are warned of', async () => {
  const place = { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' };
  expect(
    await faultsWith({
      'photos/small.jpg': await photo(300).toBuffer(),
      'photos/van.jpg': await photo(1600).withExif({ IFD3: place }).toBuffer(),
    }),
  ).toEqual([
    'content/photos/small.jpg: warning: the photograph is 300 pixels wide, and looks blurred on large screens. Take one of 1600 or more.',
    'content/photos/van.jpg: warning: the file says where it was taken. Pages leave that out, but the file stays in the project. Remove the location in a photo program.',
  ]);
});
