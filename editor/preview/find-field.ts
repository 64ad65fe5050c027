import { splitAbout } from '../../content-model/about.ts';
import { factTexts, interpolateFacts } from '../../content-model/interpolate-facts.ts';
import { replaceLinks } from '../../content-model/links.ts';
import type { FilesRead } from '../../content-model/read-files.ts';
import type { Facts } from '../../content-model/schemas/facts-schema.ts';
import type { FactWords } from '../../content-model/schemas/times-schema.ts';
import { pictureAt } from './resolve-picture.ts';
import type { Field, Values } from './shown.ts';

const FACTS = 'site.yaml';
/** Shorter words are in other words. */
const LEAST = 3;
const LEVELS = 4;

type Words = Field & { words: string };

/** The field of the words or picture that an element shows: in the form, else a fact, else in another file. */
export function findField(
  element: Element,
  read: FilesRead,
  values: Values,
  language: string,
  form: readonly string[],
): Field | undefined {
  const rank = ({ file }: Field) => (form.includes(file) ? 0 : file === FACTS ? 1 : 2);
  const all = wordsIn(read, values, language).sort(
    (one, other) => other.words.length - one.words.length || rank(one) - rank(other),
  );
  const picture = pictureAt(element);
  const texts = picture ? [picture] : textsAround(element);
  const isSame = ({ words }: Words, text: string) => words === text;
  const isPart = ({ words }: Words, text: string) => words.length >= LEAST && text.includes(words);
  return [isSame, isPart].flatMap((is) => texts.flatMap((text) => all.find((one) => is(one, text)) ?? []))[0];
}

/** The texts of an element and those around it, the innermost first. */
function textsAround(element: Element | null, levels = LEVELS): string[] {
  if (!element || levels === 0 || element.matches('body, main, header, footer')) return [];
  const copy = element.cloneNode(true) as HTMLElement;
  for (const unseen of copy.querySelectorAll('.hidden-visually, script, template')) unseen.remove();
  const text = plain((element as HTMLInputElement).placeholder || copy.textContent);
  return [...(text ? [text] : []), ...textsAround(element.parentElement, levels - 1)];
}

const plain = (text: string) =>
  replaceLinks(text, (label) => label)
    .replace(/\s+/g, ' ')
    .trim();

/** All texts as pages of a language show them, and the facts. */
function wordsIn({ files, facts }: FilesRead, values: Values, language: string): Words[] {
  const own = facts.get(language) as Facts;
  const texts = factTexts(own, files.get(`${language}/interface.yaml`)?.content as FactWords, language);
  const known = textsIn(texts).map(({ path: [name = ''], text }) => {
    const path = name in own ? [name] : name in own.claims ? ['claims', name] : ['optional', name];
    return { file: FACTS, path, words: plain(text) };
  });
  const written = [...files.values()].flatMap(({ path: file, language: one, type }) => {
    if (one !== language && file !== FACTS) return [];
    return textsIn(values.get(file)).map(({ path, text }) => {
      const { words } = splitAbout(String(interpolateFacts(text, texts, () => {}, type.placeholders)));
      return { file, path, words: plain(words) };
    });
  });
  return [...written, ...known].filter(({ words }) => words);
}

function textsIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, [...path, key]));
}
