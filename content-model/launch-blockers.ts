import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import type { ContentOf } from './content-types.ts';
import { findDated, formOf, overdueOn, taskOf } from './dated.ts';
import { isKnown } from './facts.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { holidayNames } from './holidays.ts';
import { itemName, labelsAt, readableName } from './labels.ts';
import type { FilesRead } from './read-files.ts';
import type { FactsInAllLanguages } from './schemas/facts-schema.ts';
import { translationsIn } from './translations.ts';
import { valueAt } from './value-at.ts';
import { walkFields } from './walk-fields.ts';

// 555-0100 to 555-0199 are reserved for fiction, these domains for examples, and a search is not the profile of a center.
const placeholder = /\S*555-01\d\d|\S*\bexample\.(?:org|com|net)\b|\S*\.(?:test|invalid|example)\b|\S+\/search[/?]/;

interface OperatorSettings {
  mail: unknown;
  retentionDays: number;
  /** The repository of the editor, as in `backend.json`. */
  repository: string;
}

const NEEDED_ANSWERS = 'Write the answer, which every family needs';

/** What can wait: a question stays hidden until it has an answer, a fact until it is filled in. */
const OTHER_ANSWERS = 'After the launch, write these answers; the questions stay hidden until then';
const OTHER_FACTS =
  'After the launch, fill in these facts, which families look for first; pages leave them out until then';

const HIDDEN_PARTS = 'After the launch, write or agree to these parts, and show them';

export const canWait = (task: string) => [OTHER_ANSWERS, OTHER_FACTS, HIDDEN_PARTS].includes(task);

/** What is open: who can do it, the task, and its place as the editor labels it. */
type Blocker = [person: string, task: string, place: string];

export function* launchBlockers(
  read: FilesRead,
  { mail, retentionDays, repository }: OperatorSettings,
  today: string,
): Generator<Blocker> {
  const isOpen = (date: unknown) => date === null || String(date) > today;

  for (const { path: file, language, type, value } of read.files.values()) {
    const { by = 'owner' } = signatureOf(value) ?? {};
    for (const { path, value: text, holds } of walkFields(type, value)) {
      if (holds !== 'example' && placeholder.test(String(text))) {
        const labels = labelsAt(fieldSchemaOf(type), path, value);
        yield ['owner', 'Replace placeholders', [formOf(read, file, path[0]), ...labels].join(', ')];
      }
      if (path.at(-1) === 'hidden' && path.length > 1 && text && language === DEFAULT_LANGUAGE)
        yield [by, HIDDEN_PARTS, `${formOf(read, file)}: ${itemName(valueAt(value, path.slice(0, -1)))}`];
      if (holds === 'source' && isOpen(text))
        yield ['owner', 'Compare each source and fill in “Checked”', formOf(read, file, path[0])];
      if (holds === 'claim' && isOpen(text))
        yield ['owner', 'Check the papers of these claims and fill in “Confirmed”', readableName(path.at(-2) ?? '')];
      if (holds === 'sample' && text) yield ['owner', 'Replace invented testimonials (16 CFR 465)', formOf(read, file)];
    }
  }
  for (const overdue of overdueOn(findDated(read), today))
    yield ['owner', 'Read again what has ended or is older than a year', `${overdue.form}: ${taskOf(overdue)}`];
  const site = read.files.get('site.yaml')?.content as FactsInAllLanguages;
  for (const [task, place] of factsToSettle(site, today, isOpen)) yield ['owner', task, place];
  const questions = read.files.get(`${DEFAULT_LANGUAGE}/pages/questions.yaml`)?.content as ContentOf<'questionsPage'>;
  for (const { id, question, by = 'owner', answers, known } of questions.groups.flatMap(({ items }) => items))
    if (!answers && !known) yield [by, id === 'emergencies' ? NEEDED_ANSWERS : OTHER_ANSWERS, question];
  for (const { file } of read.issues)
    if (file.startsWith('content/photos/')) yield ['owner', 'Save photographs again', file];

  for (const { path, language, value } of read.files.values()) {
    const { by = 'native reader', on = null } = signatureOf(value) ?? {};
    if ((language !== DEFAULT_LANGUAGE || signatureOf(value)) && isOpen(on))
      yield [by, 'Read, correct and sign (“Confirmed”, at the end of the form)', formOf(read, path)];
  }
  for (const { file, isStale } of translationsIn(read))
    if (isStale) yield ['native reader', 'Compare with the English, which has changed', formOf(read, file.path)];
  if (repository === 'owner/repository')
    yield ['operator', 'Name the repository and the helper of the editor', 'editor/backend.json'];
  if (!mail) yield ['operator', 'Set up mail to staff', 'SMTP_URL, MAIL_FROM, NOTIFY_TO'];
  const retention = site.claims.retention.value.en;
  if (String(retentionDays) !== retention) yield ['operator', 'Set', `RETENTION_DAYS=${retention}`];
}

const signatureOf = (value: unknown) => (value as { confirmed?: { by: string; on: string | null } }).confirmed;

/** What the owner still has to fill in or to make agree, as tasks with their places. */
function* factsToSettle(
  { name, logoLines, claims, optional, holidays, openHolidays, closingDays }: FactsInAllLanguages,
  today: string,
  isOpen: (date: unknown) => boolean,
): Generator<[task: string, place: string]> {
  const [years, since] = [claims.years, claims.since].map((claim) => Number.parseInt(claim?.value.en ?? '', 10));
  const age = Number(today.slice(0, 4)) - (since ?? 0);
  if (years && since && years !== age)
    yield [
      'Make the years agree',
      `${claims.years?.value.en} since ${claims.since?.value.en}: in ${today.slice(0, 4)} it is ${age}`,
    ];
  if (logoLines.join(' ') !== name) yield ['Make the logo agree with the name', logoLines.join(' ')];
  const named = [...holidays, ...openHolidays, ...closingDays.map((day) => day.name?.en)];
  for (const holiday of holidayNames)
    if (!named.includes(holiday)) yield ['Say whether you are open on each holiday (“We are closed on…”)', holiday];
  const { notices, confirmed, programHours, ...others } = optional;
  if (!isKnown(programHours)) yield ['Fill in when participants can be there', readableName('programHours')];
  for (const [name, fact] of Object.entries(others)) if (!isKnown(fact)) yield [OTHER_FACTS, readableName(name)];
  const isFilled = [programHours, ...Object.values(others)].some(isKnown);
  if (isFilled && isOpen(confirmed)) yield ['Read the facts again and fill in “Confirmed”', 'Staff, languages, prices'];
  // What the law asks of a center that takes Medi-Cal (45 CFR 92.10, 92.11 and 164.520).
  const takesMediCal = optional.plans.length > 0 || JSON.stringify(optional.paymentOptions).includes('Medi-Cal');
  for (const [notice, url] of Object.entries(notices))
    if (takesMediCal && !url) yield ['Publish notices', readableName(notice)];
}
