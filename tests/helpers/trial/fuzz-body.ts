import { encode, type Form, goodForm } from './client.ts';
import { naughtyStrings } from './naughty-strings.ts';
import type { Random } from './random.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'message', 'form-name', 'bot-field'];
const PIECES = ['%', '%0', '%zz', '%00', '%C0%AF', '%ED%A0%80', '%F4%90%80%80', '&', '=', '&&==', '+', ';', '[]', '\0'];
const NAMES = ['__proto__', 'constructor', 'name[]', 'name[0]', '', 'NAME', 'toString', 'x'.repeat(3000)];

/** A body that is a form, nearly a form, or nothing of the kind. */
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
