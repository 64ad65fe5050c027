import { expect, test } from 'vitest';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { faultsWith, privacy, service, slip } from '../../tests/helpers/slips.ts';

const quoteAll = 'Put quotation marks around the whole text.';
const onlyNote =
  'everything from # on is a note to you, and is not shown. Put quotation marks around the whole text, or the note on a line of its own.';

test.each([
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
    '▸Privacy of Families and Friends at {name}',
    'meta.title: expected a title of at most 60 characters; this one has 64, with its facts filled in.',
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
    'heading: Privacy',
    'heading: ▸Our <b>privacy</b>',
    'heading: expected plain text: tags and ** are shown as they are written.',
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
  expect(await faultsWith({ [file]: text })).toContain(message);
});

test('a text with nothing in it is one fault, and none of a claim', async () => {
  const { file, text, message } = slip(
    privacy,
    'lede: Your words are yours.',
    'lede: ▸""',
    'lede: expected some text.',
  );
  expect(await faultsWith({ [file]: text })).toEqual([message]);
});
