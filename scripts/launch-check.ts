// Lists what blocks the launch, by the people who can answer: npm run launch-check
import { readSettings, type Settings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION, ContentError, errorsAmong } from '../shared/content-error.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { dateIn } from '../shared/opening-hours/schedule.ts';
import type { FilesRead } from '../shared/read-files.ts';
import { walkFields } from '../shared/walk-fields.ts';
import type { ContentOf } from '../src/content/content-types.ts';
import { translationsIn } from '../src/content/translations.ts';
import { datedParts } from '../src/content/warnings.ts';
import { checkContent } from '../tooling/content/check-content.ts';
import { holidaysFrom } from './holidays.ts';

/** Questions that every family asks first. */
const requiredAnswers = ['emergencies'];
// 555-0100 to 555-0199 are reserved for fiction, these domains for examples, and a search is not the profile of a center.
const placeholder = /\S*555-01\d\d|\S*\bexample\.(?:org|com|net)\b|\S*\.(?:test|invalid|example)\b|\S+\/search[/?]/;

/** Who is asked for what a statement says; the owner asks all others. */
const personOf: Record<string, string> = { lawyer: 'lawyer', 'whoever runs the server': 'operator' };

/** What blocks the launch, by person; places with the same task share a line. */
export async function blockersIn(
  read: FilesRead,
  { mail, retentionDays }: Pick<Settings, 'mail' | 'retentionDays'>,
  today: string,
): Promise<Record<string, string[]>> {
  const { claims, optional, hours, holidays, closingDays, logoLines, name } = read.facts.get(DEFAULT_LANGUAGE) as Facts;
  const isDue = (date: unknown) => date === null || String(date) > today;
  const files = [...read.files.values()];
  const fields = files.flatMap(({ path: file, type, value }) =>
    walkFields(type.schema, value).map(({ path, ...field }) => ({
      ...field,
      file,
      place: `${file} ${path.join('.')}`,
    })),
  );
  const filesWith = (kind: string, isOpen: (value: unknown) => unknown) =>
    fields.flatMap(({ holds, value, file }) => (holds === kind && isOpen(value) ? [file] : []));
  const english = files.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const parts = english.flatMap((file) => datedParts(file).map(({ part }) => part));
  const examples = fields.filter(({ value, holds }) => holds !== 'example' && placeholder.test(String(value)));
  const unconfirmed = Object.entries(claims).filter(([, claim]) => claim && isDue(claim.confirmed));
  const missing = holidaysFrom(today, hours).filter(
    (day) => !holidays.some(({ name }) => name === day.name) && !closingDays.some(({ date }) => date === day.date),
  );
  const passed = Number(today.slice(0, 4)) - Number(claims.since?.value);
  const hasOtherYears = Math.abs(Number.parseInt(claims.years?.value ?? '', 10) - passed) > 0;
  const empty = parts.filter((part) => 'answers' in part && !part.answers && requiredAnswers.includes(part.id));
  const photographs = read.issues.filter(({ file }) => file.startsWith('content/photos/'));
  const statements = (read.files.get('statements.yaml') as { content: ContentOf<'statements'> }).content.items;
  const duties = statements.flatMap(({ confirmed, requires = [] }) => (isDue(confirmed) ? [] : requires));
  const translations = await translationsIn(read);
  const open = statements.filter(
    ({ blocks, shows, confirmed }) => blocks && isDue(confirmed) && (!shows || read.languages.length > 1),
  );
  const tasks: [person: string, task: string, places: string[]][] = [
    ['owner', 'Replace placeholders', examples.map(({ place }) => place)],
    ['owner', 'Check the papers of these claims, then date `confirmed`', unconfirmed.map(([key]) => key)],
    ['owner', 'Correct claims.years', hasOtherYears ? [`${claims.since?.value} is ${passed} years ago`] : []],
    ['owner', 'Write the name as in the logo', logoLines.join(' ') === name ? [] : [name]],
    ['owner', 'Add to holidays, or to closingDays if open', missing.map((day) => `${day.name} ${day.date}`)],
    ['owner', 'Write the answer, which every family needs', empty.map(({ id }) => id)],
    ['owner', 'Correct rules that have ended', parts.flatMap(({ id, until }) => (until && until < today ? [id] : []))],
    ['owner', 'Compare each source, then date `checked`', filesWith('check', isDue)],
    ['owner', 'Replace invented testimonials (16 CFR 465)', filesWith('sample', Boolean)],
    ['owner', 'Save photographs again', photographs.map(({ file }) => file)],
    ...open.map(({ who, says }) => [personOf[who] ?? 'owner', `Confirm (${who})`, [says]] as (typeof tasks)[number]),
    ['lawyer', 'Publish notices', duties.filter((notice) => !optional[notice])],
    [
      'native reader',
      'Read, then date `reviewed`',
      translations.flatMap((one) => (one.isReviewed ? [] : [one.file.path])),
    ],
    ['native reader', 'Compare with English', translations.flatMap((one) => (one.isStale ? [one.file.path] : []))],
    ['operator', 'Set up mail to staff', mail ? [] : ['SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO']],
    [
      'operator',
      'Set',
      String(retentionDays) === claims.retention.value ? [] : [`RETENTION_DAYS=${claims.retention.value}`],
    ],
  ];
  const blockers: Record<string, string[]> = { owner: [], lawyer: [], 'native reader': [], operator: [] };
  for (const [person, task, places] of tasks)
    if (places.length > 0) blockers[person]?.push(`${task}: ${[...new Set(places)].join(', ')}`);
  return blockers;
}

export function describeBlockers(blockers: Record<string, string[]>): string {
  const groups = Object.entries(blockers).flatMap(([person, tasks]) =>
    tasks.length > 0 ? [[`${person}:`, ...tasks].join('\n  ')] : [],
  );
  return [
    ...groups,
    `${groups.length > 0 ? '' : 'Nothing blocks the launch. '}The rest is in docs/before-launch.md.`,
  ].join('\n\n');
}

if (import.meta.main) {
  try {
    const read = await checkContent();
    const errors = errorsAmong(read.issues);
    if (errors.length > 0) throw new ContentError(errors);
    const { timeZone } = read.facts.get(DEFAULT_LANGUAGE) as Facts;
    const blockers = await blockersIn(read, readSettings(), dateIn(timeZone));
    console.log(describeBlockers(blockers));
    process.exitCode = Object.values(blockers).flat().length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = BAD_CONFIGURATION;
  }
}
