import { type ContentIssue, errorsAmong } from '../../content-model/content-error.ts';
import { interpolateFacts } from '../../content-model/interpolate-facts.ts';
import { isSame } from '../../content-model/is-same.ts';
import { issuesOf, type Report, validateContent } from '../../content-model/parse-content.ts';
import { type FilesRead, readFiles } from '../../content-model/read-files.ts';
import { setIn, valueAt } from '../../content-model/value-at.ts';
import type { Values } from './shown.ts';

const TRIES = 5;

/** The values that were valid last, by file. */
const valid = new Map<string, unknown>();

/** What was made of values without errors, and with which facts. A key changes one file of many. */
const known = new WeakMap<object, { facts: string; content: unknown }>();

function once<Content>(value: unknown, facts: string, report: Report, make: (report: Report) => Content): Content {
  const before = known.get(Object(value));
  if (before?.facts === facts) return before.content as Content;
  let isValid = true;
  const content = make((...issue) => {
    isValid = false;
    report(...issue);
  });
  if (isValid) known.set(Object(value), { facts, content });
  return content;
}

const validate: typeof validateContent = (schema, value, report) =>
  once(value, '', report, (own) => validateContent(schema, value, own));

const fill: typeof interpolateFacts = (content, texts, report, placeholders) =>
  once(content, JSON.stringify(texts), report, (own) => interpolateFacts(content, texts, own, placeholders));

/** Reads content whose errors stop only themselves: there it has the valid value before, or the one that is saved, or no such item. */
export function readShown(values: Values, saved: Values, tries = TRIES): { read: FilesRead; refused: ContentIssue[] } {
  const paths = [...values.keys()].sort();
  const parse = (path: string) => ({ value: values.get(path), issueAt: issuesOf(path) });
  const read = readFiles(paths, parse, { validate, fill });
  const refused = errorsAmong(read.issues);
  // A text may name a fact that is empty now.
  if (refused.length > 0 && tries > 0)
    return { ...readShown(withoutErrors(values, refused, saved), saved, tries - 1), refused };
  for (const [file, { content }] of read.files) if (content) valid.set(file, values.get(file));
  return { read: { ...read, issues: [] }, refused };
}

function withoutErrors(values: Values, errors: readonly ContentIssue[], saved: Values): Values {
  const next = new Map(values);
  const taken = new Set<string>();
  // From the end, since an item that is taken out moves those after it.
  for (const { file, path = [] } of errors.toReversed()) {
    const before = valid.get(file) ?? saved.get(file);
    const isUnchanged = (place: readonly PropertyKey[]) =>
      isSame(valueAt(before, place), valueAt(values.get(file), place));
    // What is wrong may be next to what has changed, such as the highlighted words of a heading.
    let place = path;
    while (place.length > 0 && isUnchanged(place)) place = place.slice(0, -1);
    const key = `${file} ${place.join('.')}`;
    if (!taken.has(key)) next.set(file, setIn(next.get(file), place, valueAt(before, place)));
    taken.add(key);
  }
  return next;
}
