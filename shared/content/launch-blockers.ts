import { DEFAULT_LANGUAGE } from '../language.ts';
import { holidayNames } from '../opening-hours/holidays.ts';
import type { ContentOf } from './content-types.ts';
import { isKnown } from './facts.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { labelsAt, labelsOfFile, readableName } from './labels.ts';
import { datedIn, overdueOn, taskOf } from './overdue.ts';
import type { FilesRead } from './read-files.ts';
import type { FactsInAllLanguages } from './schemas/facts-schema.ts';
import { signaturesIn, translationsIn } from './translations.ts';
import { walkFields } from './walk-fields.ts';

// 555-0100 to 555-0199 are reserved for fiction, these domains for examples, and a search is not the profile of a center.
const placeholder = /\S*555-01\d\d|\S*\bexample\.(?:org|com|net)\b|\S*\.(?:test|invalid|example)\b|\S+\/search[/?]/;

/** The settings of the server that the launch depends on. */
interface OperatorSettings {
  mail: unknown;
  retentionDays: number;
  /** The repository of the editor, as in `backend.json`. */
  repository: string;
}

const NEEDED_ANSWERS = 'Write the answer, which every family needs';

/** What can wait: a question stays hidden until it has an answer. */
export const OTHER_ANSWERS = 'After the launch, write these answers; the questions stay hidden until then';

/** What is open: the places of each task, as the editor labels them, by the person who can do it. */
export function launchBlockers(
  read: FilesRead,
  { mail, retentionDays, repository }: OperatorSettings,
  today: string,
): Record<string, Map<string, string[]>> {
  const blockers: Record<string, Map<string, string[]>> = {};
  const add = (person: string, task: string, place: string) => {
    blockers[person] ??= new Map();
    const places = blockers[person].get(task) ?? [];
    if (!places.includes(place)) blockers[person].set(task, [...places, place]);
  };
  const isOpen = (date: unknown) => date === null || String(date) > today;
  const labelOf = (file: string, path: readonly string[] = []) =>
    labelsOfFile(file, read.languages, path[0]).join(' in ');

  for (const { path: file, type, value } of read.files.values()) {
    for (const { path, value: text, holds } of walkFields(type.schema, value)) {
      if (holds !== 'example' && placeholder.test(String(text)))
        add(
          'owner',
          'Replace placeholders',
          [labelOf(file, path), ...labelsAt(fieldSchemaOf(type), path, value)].join(', '),
        );
      if (holds === 'check' && isOpen(text)) add('owner', 'Compare each source and fill in “Checked”', labelOf(file));
      if (holds === 'sample' && text) add('owner', 'Replace invented testimonials (16 CFR 465)', labelOf(file));
    }
    for (const overdue of overdueOn(datedIn(file, value), today))
      add(
        'owner',
        'Read again what has ended or is older than a year',
        `${labelOf(file, overdue.path.map(String))}: ${taskOf(overdue)}`,
      );
  }
  const site = read.files.get('site.yaml')?.content as FactsInAllLanguages;
  for (const [task, place] of factsToSettle(site, today, isOpen)) add('owner', task, place);
  for (const { id, question, by = 'owner', answers, known } of questionsIn(read))
    if (!answers && !known) add(by, id === 'emergencies' ? NEEDED_ANSWERS : OTHER_ANSWERS, question);
  for (const { file } of read.issues.filter(({ file }) => file.startsWith('content/photos/')))
    add('owner', 'Save photographs again', file);

  for (const { file, by, on } of signaturesIn(read))
    if (isOpen(on)) add(by, 'Read, correct and sign (“Confirmed”, at the end of the form)', labelOf(file.path));
  for (const { file, isStale } of translationsIn(read))
    if (isStale) add('native reader', 'Compare with the English, which has changed', labelOf(file.path));
  if (repository === 'owner/repository')
    add('operator', 'Name the repository and the helper of the editor', 'src/editor/backend.json');
  if (!mail) add('operator', 'Set up mail to staff', 'SMTP_URL, MAIL_FROM, NOTIFY_TO');
  const retention = site.claims.retention.value.en;
  if (String(retentionDays) !== retention) add('operator', 'Set', `RETENTION_DAYS=${retention}`);
  return blockers;
}

function questionsIn({ files }: FilesRead) {
  const page = files.get(`${DEFAULT_LANGUAGE}/pages/questions.yaml`)?.content as ContentOf<'questionsPage'> | undefined;
  return page?.groups.flatMap(({ items }) => items) ?? [];
}

/** What the owner still has to fill in or to make agree, as tasks with their places. */
function factsToSettle(
  { name, logoLines, claims, dayHours, optional, holidays, openHolidays, closingDays }: FactsInAllLanguages,
  today: string,
  isOpen: (date: unknown) => boolean,
): [task: string, place: string][] {
  const tasks: [string, string][] = [];
  for (const [key, claim] of Object.entries({ ...claims, dayHours }))
    if (claim && isOpen(claim.confirmed))
      tasks.push(['Check the papers of these claims and fill in “Confirmed”', readableName(key)]);
  const [years, since] = [claims.years, claims.since].map((claim) => Number.parseInt(claim?.value.en ?? '', 10));
  const age = Number(today.slice(0, 4)) - (since ?? 0);
  if (years && since && years !== age)
    tasks.push([
      'Make the years agree',
      `${claims.years?.value.en} beside ${claims.since?.value.en}: in ${today.slice(0, 4)} that is ${age}`,
    ]);
  if (logoLines.join(' ') !== name) tasks.push(['Make the logo agree with the name', logoLines.join(' ')]);
  const named = [...holidays, ...openHolidays, ...closingDays.map((day) => day.name?.en)];
  for (const holiday of holidayNames)
    if (!named.includes(holiday))
      tasks.push(['Say whether you are open on each holiday (“We are closed on…”)', holiday]);
  if (!isKnown(optional.programHours))
    tasks.push(['Fill in when participants can be there', readableName('programHours')]);
  const isFilled = Object.values(optional).some(
    (fact) => (typeof fact === 'string' || Array.isArray(fact)) && fact.length,
  );
  if (isFilled && isOpen(optional.confirmed))
    tasks.push(['Read the facts again and fill in “Confirmed”', 'Staff, languages, prices']);
  // What the law asks of a center that takes Medi-Cal (45 CFR 92.10, 92.11 and 164.520).
  const takesMediCal = optional.plans.length > 0 || JSON.stringify(optional.paymentOptions).includes('Medi-Cal');
  for (const [notice, url] of Object.entries(optional.notices))
    if (takesMediCal && !url) tasks.push(['Publish notices', readableName(notice)]);
  return tasks;
}
