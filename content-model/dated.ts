import type { Dated } from '../shared/overdue.ts';
import { labelsOfFile, readableName } from './labels.ts';

type Part = Record<string, unknown> & {
  question?: string;
  heading?: string;
  name?: string;
  /** Of a closing day, which ends without a rule. */
  date?: string;
  until?: string;
  ended?: string;
  source?: { checked?: string | null };
  confirmed?: string | null | { by: string; on: string | null };
};

/** Everything in a content file that has a date. */
export function datedIn(file: string, part: unknown, path: readonly string[] = []): Dated[] {
  if (!part || typeof part !== 'object') return [];
  const { question, heading, name, until, ended, source, confirmed }: Part = part as Part;
  const title = question ?? heading ?? name ?? readableName(path.at(-1) ?? '');
  const place = (key: string) => ({
    file,
    path: [...path, key],
    title,
    form: labelsOfFile(file, [], path[0] ?? key)[0] ?? '',
  });
  const own: Dated[] = [];
  if (until && ended) own.push({ ...place('until'), kind: 'rule', date: until });
  if (source?.checked) own.push({ ...place('source'), kind: 'source', date: source.checked });
  if (typeof confirmed === 'string')
    own.push({ ...place('confirmed'), kind: path[0] === 'optional' ? 'facts' : 'claim', date: confirmed });
  else if (confirmed?.on) own.push({ ...place('confirmed'), title: confirmed.by, kind: 'page', date: confirmed.on });
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => datedIn(file, inner, [...path, key]))];
}
