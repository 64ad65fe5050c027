import { DEFAULT_LANGUAGE } from '../language.ts';
import type { ContentOf } from './content-types.ts';
import { fieldSchemaOf } from './field-schema.ts';
import { labelsAt, labelsOfFile, readableName } from './labels.ts';
import { datedIn } from './overdue.ts';
import type { FilesRead } from './read-files.ts';
import type { Facts } from './schemas/facts-schema.ts';
import { translationsIn } from './translations.ts';
import { walkFields } from './walk-fields.ts';

// 555-0100 to 555-0199 are reserved for fiction, these domains for examples, and a search is not the profile of a center.
const placeholder = /\S*555-01\d\d|\S*\bexample\.(?:org|com|net)\b|\S*\.(?:test|invalid|example)\b|\S+\/search[/?]/;

/** Who is asked for what a statement says; the owner asks all others. */
const personOf: Record<string, string> = { lawyer: 'lawyer', 'whoever runs the server': 'operator' };

/** The settings of the server that the launch depends on. */
interface OperatorSettings {
  mail: unknown;
  retentionDays: number;
}

/** What blocks the launch: the places of each task, as the editor labels them, by the person who can do it. */
export function launchBlockers(
  read: FilesRead,
  { mail, retentionDays }: OperatorSettings,
  today: string,
): Record<string, Map<string, string[]>> {
  const blockers: Record<string, Map<string, string[]>> = {};
  const add = (person: string, task: string, place: string) => {
    blockers[person] ??= new Map();
    const places = blockers[person].get(task) ?? [];
    if (!places.includes(place)) blockers[person].set(task, [...places, place]);
  };
  const isOpen = (date: unknown) => date === null || String(date) > today;
  const labelOf = (file: string) => labelsOfFile(file, read.languages).join(' in ');
  const contentOf = (file: string): unknown => read.files.get(file)?.content;
  const { claims, dayHours, optional, holidays } = read.facts.get(DEFAULT_LANGUAGE) as Facts;

  for (const { path: file, type, value } of read.files.values()) {
    for (const { path, value: text, holds } of walkFields(type.schema, value)) {
      if (holds !== 'example' && placeholder.test(String(text)))
        add('owner', 'Replace placeholders', [labelOf(file), ...labelsAt(fieldSchemaOf(type), path, value)].join(', '));
      if (holds === 'check' && isOpen(text)) add('owner', 'Compare each source and fill in “Checked”', labelOf(file));
      if (holds === 'sample' && text) add('owner', 'Replace invented testimonials (16 CFR 465)', labelOf(file));
    }
    for (const { until, title } of datedIn(value))
      if (until && until < today) add('owner', 'Correct rules that have ended', title);
  }
  for (const [name, claim] of Object.entries({ ...claims, dayHours }))
    if (claim && isOpen(claim.confirmed))
      add('owner', 'Check the papers of these claims and fill in “Confirmed”', readableName(name));
  if (holidays.length === 0) add('owner', 'Choose the days on which you are closed', 'Holidays');
  const { groups } = contentOf(`${DEFAULT_LANGUAGE}/pages/questions.yaml`) as ContentOf<'questionsPage'>;
  for (const { id, question, answers } of groups.flatMap(({ items }) => items))
    if (id === 'emergencies' && !answers) add('owner', 'Write the answer, which every family needs', question);
  for (const { file } of read.issues.filter(({ file }) => file.startsWith('content/photos/')))
    add('owner', 'Save photographs again', file);

  const { items: statements } = contentOf('statements.yaml') as ContentOf<'statements'>;
  for (const { who, says, confirmed, requires = [] } of statements) {
    if (isOpen(confirmed)) add(personOf[who] ?? 'owner', `Confirm (${who})`, says);
    else for (const notice of requires) if (!optional[notice]) add('lawyer', 'Publish notices', readableName(notice));
  }
  for (const { file, isReviewed, isStale } of translationsIn(read)) {
    const [name = '', language] = labelsOfFile(file.path, read.languages);
    if (!isReviewed) add('native reader', `Read the ${language}, then date \`reviewed\` in its file`, name);
    if (isStale) add('native reader', `Compare the ${language} with the English`, name);
  }
  if (!mail) add('operator', 'Set up mail to staff', 'SMTP_URL, MAIL_FROM, NOTIFY_TO');
  if (String(retentionDays) !== claims.retention.value)
    add('operator', 'Set', `RETENTION_DAYS=${claims.retention.value}`);
  return blockers;
}
