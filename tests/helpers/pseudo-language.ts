import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listLanguages } from '../../shared/read-content.ts';

/** Fields whose texts are names that the site knows, or addresses. */
const kept = new Set([
  'icon',
  'color',
  'category',
  'relationship',
  'file',
  'focus',
  'id',
  'path',
  'slot',
  'factsIn',
  'href',
]);
const keptInText = /\{[^}]*\}|\]\([^)]*\)|\S+\.(?:svg|jpg|png|pdf)\b|\S+@\S+/g;

/** A text with other vowels and the same length, like a translation; facts in braces, links and addresses stay. */
export function pseudo(text: string, vowels: string): string {
  const translate = (part: string) => part.replace(/[aeiou]/g, (vowel) => vowels['aeiou'.indexOf(vowel)] ?? vowel);
  const stays = text.match(keptInText) ?? [];
  return text
    .split(keptInText)
    .map((part, index) => translate(part) + (stays[index] ?? ''))
    .join('');
}

function pseudoValue(value: unknown, vowels: string): unknown {
  if (typeof value === 'string') return pseudo(value, vowels);
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, vowels));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : pseudoValue(item, vowels)]),
  );
}

/** Removes every language but the default one from a content folder. */
export function removeLanguages(content: string): void {
  for (const language of listLanguages(content).slice(1)) rmSync(join(content, language), { recursive: true });
}

export interface PseudoLanguage {
  /** Five letters that take the places of a, e, i, o and u. */
  vowels: string;
  /** Name of the language in itself. */
  name: string;
  /** Files below `pages/` and `services/` that it leaves out. */
  without?: (file: string) => boolean;
}

/** Adds a language to a content folder, as `docs/adding-a-language.md` says, with English in disguise for its words. */
export function addLanguage(content: string, code: string, { vowels, name, without = () => false }: PseudoLanguage) {
  const write = (file: string, value: unknown) => {
    const path = join(content, code, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(value));
  };
  for (const file of globSync('**/*.yaml', { cwd: join(content, 'en') })) {
    if (file === 'staff.yaml' || without(file)) continue;
    const english = parse(readFileSync(join(content, 'en', file), 'utf8'));
    const translated = pseudoValue(english, vowels) as object;
    write(file, file === 'interface.yaml' ? { ...translated, language: name } : translated);
  }
  const { claims, slots, closingDays } = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));
  const said = Object.entries<{ value: string } | null>(claims).map(([key, claim]) => [
    key,
    claim && pseudo(claim.value, vowels),
  ]);
  const names = (closingDays as (string | { name?: string })[]).flatMap((day) =>
    typeof day === 'object' && day.name ? [[day.name, pseudo(day.name, vowels)]] : [],
  );
  write('facts.yaml', {
    claims: Object.fromEntries(said),
    slots: pseudoValue(slots, vowels),
    closingDays: Object.fromEntries(names),
  });
}
