import { type ContentIssue, errorsAmong } from '../../content-model/content-error.ts';
import { interpolateFacts } from '../../content-model/interpolate-facts.ts';
import { isSame } from '../../content-model/is-same.ts';
import { issuesOf, validateContent } from '../../content-model/parse-content.ts';
import { type FilesRead, readFiles } from '../../content-model/read-files.ts';
import { setIn, valueAt } from '../../content-model/value-at.ts';

type Values = ReadonlyMap<string, unknown>;

const TRIES = 5;

/** The values that were valid last, by file. */
const valid = new Map<string, unknown>();

/** What the schemas made of values. A key changes one file of many. */
const validated = new WeakMap<object, unknown>();

const validate: typeof validateContent = (schema, value, report) => {
  const known = validated.get(value as object) as ReturnType<typeof schema.parse>;
  const content = known ?? validateContent(schema, value, report);
  if (content) validated.set(value as object, content);
  return content;
};

/** The same with the facts filled in, unless one has changed. */
const filled = new WeakMap<object, { facts: string; content: unknown }>();

const fill: typeof interpolateFacts = (content, texts, report, placeholders) => {
  const facts = JSON.stringify(texts);
  const known = filled.get(Object(content));
  if (known?.facts === facts) return known.content as typeof content;
  const issues: Parameters<typeof report>[] = [];
  const own = interpolateFacts(content, texts, (...issue) => issues.push(issue), placeholders);
  for (const issue of issues) report(...issue);
  if (issues.length === 0) filled.set(Object(content), { facts, content: own });
  return own;
};

function readValues(values: Values): FilesRead {
  const paths = [...values.keys()].sort();
  return readFiles(paths, (path) => ({ value: values.get(path), issueAt: issuesOf(path) }), { validate, fill });
}

/** Reads content whose errors stop only themselves: it has the valid value before, or the one of a file `like` it, or no such item. */
export function readShown(values: Values, like: Values): { read: FilesRead; refused: ContentIssue[] } {
  let shown = values;
  let read = readValues(shown);
  const refused = errorsAmong(read.issues);
  for (let tries = 0; tries < TRIES; tries++) {
    const next = withoutErrors(shown, errorsAmong(read.issues), like);
    // A text may name a fact that is empty now.
    if (next === shown) break;
    shown = next;
    read = readValues(shown);
  }
  for (const [file, { content }] of read.files) if (content) valid.set(file, shown.get(file));
  return { read: { ...read, issues: [] }, refused };
}

function withoutErrors(values: Values, errors: readonly ContentIssue[], like: Values): Values {
  const taken = new Set<string>();
  // From the end, since an item that is taken out moves those after it.
  return errors.reduceRight((all, { file, path = [] }) => {
    const item = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
    const before = valueAt(valid.get(file) ?? like.get(file), path);
    const place = before === undefined ? item : path;
    const key = `${file} ${place.join('.')}`;
    const next = setIn(all.get(file), place, before);
    if (place.length === 0 || taken.has(key) || isSame(next, all.get(file))) return all;
    taken.add(key);
    return new Map(all).set(file, next);
  }, values);
}
