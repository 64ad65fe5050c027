import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, type Form, goodForm } from './client.ts';
import type { Random } from './random.ts';

const classes = JSON.parse(readFileSync(join(import.meta.dirname, 'naughty-strings.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** Texts that have broken other programs. */
export const naughtyStrings: readonly string[] = Object.values(classes).flat().map(unfold);

export const formulas: readonly string[] = (classes.formulas ?? []).map(unfold);

/** Expands the short form of long texts. */
function unfold(text: string) {
  const [, part = '', times = '1'] = /^@@REPEAT:([\s\S]+):(\d+)$/.exec(text) ?? [];
  return part ? part.repeat(Number(times)) : text;
}

const FIELDS = ['name', 'address', 'email', 'phone', 'message', 'form-name', 'bot-field'];
const PIECES = ['%', '%0', '%zz', '%00', '%C0%AF', '%ED%A0%80', '%F4%90%80%80', '&', '=', '&&==', '+', ';', '[]', '\0'];
const NAMES = ['__proto__', 'constructor', 'name[]', 'name[0]', '', 'NAME', 'toString', 'x'.repeat(3000)];

/** A body that is a form, almost a form, or random. */
export function fuzzBody(random: Random, mark: number): Buffer {
  const kind = random.below(10);
  if (kind === 0) return randomBytes(random, random.below(2000));
  if (kind === 1) return Buffer.from(Array.from({ length: random.below(60) }, () => random.pick(PIECES)).join(''));
  const form = fuzzForm(random, mark);
  const body = Buffer.from(encode(form));
  if (kind <= 4) return body;
  if (kind === 5) return body.subarray(0, random.below(body.length));
  if (kind === 6) return Buffer.concat([body, Buffer.from('&'), body.subarray(random.below(body.length))]);
  if (kind === 7) return Buffer.concat([body, Buffer.from(`&${random.pick(NAMES)}=${random.pick(PIECES)}`)]);
  return flipped(random, body);
}

function fuzzForm(random: Random, mark: number): Form {
  const form = goodForm(mark);
  for (let changes = 1 + random.below(4); changes > 0; changes -= 1) {
    const field = random.pick(FIELDS);
    if (random.below(8) === 0) delete form[field];
    else if (random.below(12) === 0) form[field] = random.pick(naughtyStrings).repeat(1 + random.below(40));
    else form[field] = `${random.pick(naughtyStrings)}${random.below(3) ? '' : random.pick(naughtyStrings)}`;
  }
  return form;
}

function flipped(random: Random, body: Buffer) {
  const copy = Buffer.from(body);
  for (let flips = 1 + random.below(8); flips > 0; flips -= 1) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

function randomBytes(random: Random, length: number) {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

/** Units of texts that could make a regular expression backtrack. */
const UNITS = [
  ...' \t\n\0aA.,-_@/\\:;<>"\'&%=+*()[]{}!?#|~^$`ñਪم妈👵\u200d\u202e',
  ...'é̀ a. a@ a- aA 1- x# ext www. http:// hxxp: <a [url a.co ../ %2f q=1, {{a}}'.split(' '),
  ...['a ', '1 ', 'a [.] ', '<a ', 'a.co ', '; a='],
];

/** A repeated unit with an ending that makes a regular expression fail late. */
export type LongRun = { name: string; text(length: number): string };

export const longRuns: readonly LongRun[] = UNITS.map((unit) => ({
  name: JSON.stringify(unit),
  text: (length) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2)}\u00a7x`,
}));
