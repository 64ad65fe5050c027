import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listLanguages } from './languages.ts';

/** Fields whose texts are names that the site knows, or addresses. */
const kept = new Set(['icon', 'color', 'category', 'relationship', 'focus', 'id', 'path', 'slot', 'factsIn', 'href']);

/** A text with a mark at its end, like a translation; numbers, addresses and names of files stay. */
export function pseudo(text: string, mark: string): string {
  const isText = /\p{L}/u.test(text) && !/:\/\/|\.(svg|jpg|png|webp)$/.test(text);
  return mark && isText ? `${text} ${mark}` : text;
}

function pseudoValue(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return pseudo(value, mark);
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, mark));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : pseudoValue(item, mark)]),
  );
}

/** Removes every language but the default one from a content folder. */
export function removeLanguages(content: string): void {
  for (const language of listLanguages(content).slice(1)) rmSync(join(content, language), { recursive: true });
}

export interface PseudoLanguage {
  /** The end of its texts; none leaves them in English. */
  mark: string;
  /** Name of the language in itself. */
  name: string;
  /** Files below `pages/` and `services/` that it leaves out. */
  without?: (file: string) => boolean;
}

/** Adds a language to a content folder, as `docs/adding-a-language.md` says, with English in disguise for its words. */
export function addLanguage(content: string, code: string, { mark, name, without = () => false }: PseudoLanguage) {
  const write = (file: string, value: unknown) => {
    const path = join(content, code, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(value));
  };
  for (const file of globSync('**/*.yaml', { cwd: join(content, 'en') })) {
    if (file === 'staff.yaml' || without(file)) continue;
    const english = parse(readFileSync(join(content, 'en', file), 'utf8'));
    const translated = pseudoValue(english, mark) as object;
    write(file, file === 'interface.yaml' ? { ...translated, language: name } : translated);
  }
  const { claims, slots, closingDays } = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));
  const said = Object.entries<{ value: string } | null>(claims).map(([key, claim]) => [
    key,
    claim && pseudo(claim.value, mark),
  ]);
  const names = (closingDays as (string | { name?: string })[]).flatMap((day) =>
    typeof day === 'object' && day.name ? [[day.name, pseudo(day.name, mark)]] : [],
  );
  write('facts.yaml', {
    claims: Object.fromEntries(said),
    slots: pseudoValue(slots, mark),
    closingDays: Object.fromEntries(names),
  });
}
