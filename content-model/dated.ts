import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { Dated } from '../shared/overdue.ts';
import { labelsOfFile, readableName } from './labels.ts';
import type { FilesRead } from './read-files.ts';
import { rules } from './schemas/facts-schema.ts';
import { signaturesIn } from './translations.ts';

type Part = Record<string, unknown> & {
  question?: string;
  heading?: string;
  name?: string;
  until?: string | null;
  source?: { checked?: string | null };
  confirmed?: string | null | { by: string; on: string | null };
};

/** What depends on the date: in the facts and the English pages, and signatures in all languages under words that have changed. */
export function findDated(read: FilesRead): Dated[] {
  const english = [...read.files.values()].filter(({ language }) => language === DEFAULT_LANGUAGE);
  const changed = signaturesIn(read).flatMap(({ file: { path: file }, by, on, signed }): Dated[] => {
    const form = labelsOfFile(file, read.languages).join(' in ');
    return signed && !on ? [{ file, path: ['confirmed'], title: by, form, kind: 'changed', date: signed }] : [];
  });
  const words = JSON.stringify(english.map(({ value }) => value));
  const answersTo = (rule: unknown) => words.split(`"rule":"${rule}"`).length - 1;
  const dated = english.flatMap(({ path, value }) => datedIn(path, value));
  return [...dated.map((one) => (one.kind === 'rule' ? { ...one, answers: answersTo(one.path[0]) } : one)), ...changed];
}

/** Everything in a content file that has a date. */
export function datedIn(file: string, part: unknown, path: readonly string[] = []): Dated[] {
  if (!part || typeof part !== 'object') return [];
  const { question, heading, name, until, source, confirmed }: Part = part as Part;
  const title = question ?? heading ?? name ?? readableName(path.at(-1) ?? '');
  const place = (key: string) => ({
    file,
    path: [...path, key],
    title,
    form: labelsOfFile(file, [], path[0] ?? key)[0] ?? '',
  });
  const own: Dated[] = [];
  if (until && rules.some((rule) => rule === path[0])) own.push({ ...place('until'), kind: 'rule', date: until });
  if (source?.checked) own.push({ ...place('source'), kind: 'source', date: source.checked });
  if (typeof confirmed === 'string')
    own.push({ ...place('confirmed'), kind: path[0] === 'optional' ? 'facts' : 'claim', date: confirmed });
  else if (confirmed?.on) own.push({ ...place('confirmed'), title: confirmed.by, kind: 'page', date: confirmed.on });
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => datedIn(file, inner, [...path, key]))];
}
