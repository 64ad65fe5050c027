import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { findInWords, textsOf as placedTexts } from '../../scripts/content-words.ts';
import { factTexts } from '../../shared/fill-facts.ts';
import { facts, ui } from '../helpers/facts.ts';
import * as specified from '../helpers/specified-texts.ts';
import { otherFacts, otherTestimonials } from './other-facts.ts';
import { createReword, type Reword } from './reword.ts';

// Names that code or the language knows, by the field that holds them.
const names = new Set(['icon', 'color', 'category', 'relationship', 'file', 'focus', 'slot', 'id', 'factsIn']);
const calendar = 'weekdays';
const MOST_SHIFTS = 20;
const picture = /\.(svg|jpe?g|png)$/;

/** Replaces, in the content of a copy of this project, every fact and every text that the specification does not fix. */
export function rewriteContent(folder: string): void {
  const content = join(folder, 'content');
  const files = globSync('*/**/*.yaml', { cwd: content }).sort();
  const values = new Map(files.map((file) => [file, parse(readFileSync(join(content, file), 'utf8'))]));
  const fixed = fixedTexts();
  for (let shift = 1; ; shift += 1) {
    const reword = createReword(textsOf([...values.values()]), fixed, shift);
    const others = [...values].map(([file, value]) => {
      const isTestimonials = file.endsWith('testimonials.yaml') && 'items' in value;
      return [file, isTestimonials ? otherTestimonials : eachText(value, reword)] as const;
    });
    // Words put together by chance may make a phrase that content must not hold.
    const complaints = findInWords(others.flatMap(([file, value]) => placedTexts(`content/${file}`, value)));
    if (complaints.length > 0 && shift < MOST_SHIFTS) continue;
    for (const [file, value] of others) write(join(content, file), value);
    break;
  }
  write(join(content, 'site.yaml'), otherFacts);
}

/** The texts that the specification fixes, as content files write them: with facts in braces. */
function fixedTexts(): string[] {
  const texts = textsOf({ ...specified });
  const braces = Object.entries(factTexts(facts, ui))
    .filter(([, value]) => value)
    .sort(([, one], [, other]) => String(other).length - String(one).length);
  return texts.flatMap((text) => [
    text,
    ...braces
      .filter(([, value]) => text.includes(String(value)))
      .map(([name, value]) => text.replace(String(value), `{${name}}`)),
  ]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** A copy of a value with every text in it given to `change`, names of code left alone. */
function eachText(value: unknown, change: Reword, field = ''): unknown {
  if (typeof value === 'string') return names.has(field) || picture.test(value) ? value : change(value);
  if (field === calendar) return value;
  if (Array.isArray(value)) return value.map((item) => eachText(item, change, field));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachText(item, change, key)]));
}

function write(file: string, value: unknown): void {
  writeFileSync(file, stringify(value, { lineWidth: 0 }));
}
