import { readSettings, type Settings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION, ContentError, errorsAmong } from '../shared/content-error.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { dateIn } from '../shared/opening-hours/schedule.ts';
import { CONTENT } from '../shared/read-content.ts';
import type { FilesRead } from '../shared/read-files.ts';
import type { ContentOf } from '../src/content/content-types.ts';
import { translationsIn } from '../src/content/translations.ts';
import { siblingIn, walkValues } from '../src/content/walk-values.ts';
import { checkContent } from '../tooling/content/check-content.ts';
import { holidaysFrom } from './holidays.ts';

const titles = {
  placeholder: 'Placeholders to replace',
  unconfirmed: 'Claims to confirm: check the papers, then write the date at `confirmed`',
  missing: 'What families have to know before they can decide',
  rule: 'Rules that have ended: read what applies now, and correct the text and the date at `until`',
  source: 'Public facts to compare with their sources',
  setting: 'Settings of the server that the pages rely on',
  contradiction: 'Claims that contradict each other',
  sample: 'Sample testimonials: US rules (16 CFR 465) forbid invented ones. Replace them with words of real people',
  photograph: 'Photographs to take or to save again',
  statement: 'Sentences and pictures to confirm; they do not hold up the launch, but families rely on them',
  question: 'Questions that do not hold up the launch',
  translation: 'Translations that are older than English',
  review:
    'Texts that no native speaker has reviewed: ask one, and write the date into the file, as in `reviewed: 2027-01-04`',
};

type Kind = keyof typeof titles;

type Finding = { kind: Kind; where: string; text: string };

const finding = (kind: Kind, where: string, text: string): Finding => ({ kind, where, text });

const notBlocking: readonly Kind[] = ['statement', 'question', 'translation'];
/** Questions that every family asks first. */
const requiredAnswers: readonly unknown[] = ['emergencies'];
/** Fields that show an example. */
const exampleFields = new Set(['placeholder', 'invalid']);
// 555-0100 to 555-0199 are reserved for fiction.
const fictionalNumber = /555-01\d\d$/;
const reservedDomain = /(^|[@./])(example\.(org|com|net)|[\w-]+\.(test|invalid|example)|localhost)([:/]|$)/;

const isConfirmed = (confirmed: string | null, today: string) => confirmed !== null && confirmed <= today;

export function findInSite(site: Facts, today: string): Finding[] {
  const found: Finding[] = [];
  const add = (kind: Kind, field: string, text: string) =>
    found.push(finding(kind, `content/site.yaml, ${field}`, text));

  if (fictionalNumber.test(site.phone)) add('placeholder', 'phone', `${site.phone} is a fictional number.`);
  if (reservedDomain.test(site.email)) add('placeholder', 'email', `${site.email} is an example.`);
  if (reservedDomain.test(site.url)) add('placeholder', 'url', `${site.url} is not the URL of the center.`);
  if (/\/search[/?]/.test(site.links.reviews))
    add('placeholder', 'links.reviews', "This link only searches. Put the link of the center's business profile.");
  for (const [name, claim] of Object.entries(site.claims)) {
    if (claim && !isConfirmed(claim.confirmed, today))
      add('unconfirmed', `claims.${name}`, [`"${claim.value}"`, claim.note].filter(Boolean).join('. '));
  }
  if (site.logoLines.join(' ') !== site.name)
    add('contradiction', 'logoLines', `The logo says "${site.logoLines.join(' ')}", and the name is "${site.name}".`);
  const { since, years } = site.claims;
  const passed = Number(today.slice(0, 4)) - Number(since?.value);
  const claimed = Number.parseInt(years?.value ?? '', 10);
  // False if one of the two is empty.
  if (Math.abs(claimed - passed) > 0) {
    const text = `"${years?.value}" years, but "${since?.value}" is ${passed} years ago. Pages show both.`;
    add('contradiction', 'claims.years', text);
  }
  for (const { name, date } of holidaysFrom(today, site.hours)) {
    if (site.holidays.some((day) => day.name === name) || site.closingDays.some((day) => day.date === date)) continue;
    const open = 'Open? Add the date to `closingDays` with the usual closing time at `closes`.';
    add('missing', 'holidays', `Closed on ${name} (${date})? Add it to \`holidays\`. ${open}`);
  }
  for (const [name, value] of Object.entries(site.optional))
    if (!value?.length) add('question', `optional.${name}`, 'Empty, so the pages leave it out.');
  return found;
}

export function findInSettings(settings: Pick<Settings, 'mail' | 'retentionDays'>, { claims }: Facts): Finding[] {
  const promised = claims.promise ? ` that the pages promise to answer within ${claims.promise.value}` : '';
  const noMail = `Not set, so staff get no mail about a request${promised}.`;
  const otherRetention = `${settings.retentionDays} days, but the privacy page says ${claims.retention.value}.`;
  return [
    ...(settings.mail ? [] : [finding('setting', '.env, SMTP_URL', noMail)]),
    ...(String(settings.retentionDays) === claims.retention.value
      ? []
      : [finding('setting', '.env, RETENTION_DAYS', otherRetention)]),
  ];
}

export function findInStatements(
  { items }: ContentOf<'statements'>,
  today: string,
  languages: readonly string[] = [],
): Finding[] {
  return items.flatMap(({ says, where, who, blocks, shows, confirmed }, index): Finding[] => {
    if (isConfirmed(confirmed, today) || (shows && languages.length < 2)) return [];
    const text = `${says} Ask: ${who}. Said in: ${where}.`;
    return [finding(blocks ? 'unconfirmed' : 'statement', `content/statements.yaml, ${index}`, text)];
  });
}

/** Empty facts that a confirmed statement makes a duty, such as the notices of a center that takes Medi-Cal. */
export function findDuties(
  { items }: ContentOf<'statements'>,
  { optional }: Pick<Facts, 'optional'>,
  today: string,
): Finding[] {
  const confirmed = items.filter((item) => isConfirmed(item.confirmed, today));
  return confirmed.flatMap(({ says, requires = [] }) =>
    requires
      .filter((name) => !optional[name])
      .map((name) =>
        finding('missing', `content/site.yaml, optional.${name}`, `The law asks for it, because: ${says}`),
      ),
  );
}

async function findInTranslations(read: FilesRead): Promise<Finding[]> {
  const translations = await translationsIn(read);
  const stale = translations.filter(({ isStale }) => isStale);
  const unreviewed = translations.filter(({ isReviewed }) => !isReviewed);
  return [
    ...stale.map(({ file, original }) =>
      finding('translation', `content/${file.path}`, `Translates an earlier version of content/${original}.`),
    ),
    ...unreviewed.map(({ file }) => finding('review', `content/${file.path}`, 'Not reviewed.')),
  ];
}

/** Sample testimonials, and placeholder phone numbers, emails and URLs in texts that are not examples. */
export function findInTexts(path: string, value: unknown): Finding[] {
  return walkValues(value).flatMap(({ path: field, value: text }): Finding[] => {
    const where = `content/${path}, ${field.join('.')}`;
    if (field.at(-1) === 'sample' && text === true)
      return [finding('sample', where, 'This testimonial is an example.')];
    const example = /\S*555-01\d\d|\S*example\.(?:org|com|net)\S*/.exec(String(text))?.[0];
    if (!example || exampleFields.has(field.at(-1) ?? '')) return [];
    return [finding('placeholder', where, `${example} is a placeholder.`)];
  });
}

/** Empty fields, sources that were not checked for a year, and rules and announcements that have ended. */
export function findInFields(path: string, content: unknown, today: string): Finding[] {
  const values = walkValues(content);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return values.flatMap(({ path: field, value }): Finding[] => {
    const name = field.at(-1);
    const found = (kind: Kind, text: string) => [finding(kind, `content/${path}, ${field.join('.')}`, text)];
    if (name === 'checked' && value === null) {
      const href = siblingIn(values, field, 'href');
      return found('source', `Open ${href}, compare the text, and write the date of that day.`);
    }
    if (value === null && name === 'answers' && requiredAnswers.includes(siblingIn(values, field, 'id')))
      return found('missing', 'Write the answer: every family asks this.');
    if (value === null) return found('question', 'Empty, so the pages leave it out.');
    if (name === 'hidden') return found('question', 'Hidden, so the pages leave it out.');
    if (name === 'checked' && String(value) < yearAgo)
      return found('question', `Read on ${value}. Read the source again, and write the date of that day.`);
    if (name === 'until' && String(value) < today && siblingIn(values, field, 'id'))
      return found('rule', `Ended on ${value}.`);
    if (name === 'until' && String(value) < today)
      return found('question', `Ended on ${value}, so the pages leave it out.`);
    return [];
  });
}

export function describeFindings(findings: readonly Finding[]): string {
  const groups = Object.entries(titles).flatMap(([kind, title]) => {
    const group = findings.filter((finding) => finding.kind === kind);
    if (!group.length) return [];
    const width = Math.max(...group.map(({ where }) => where.length));
    const lines = group.map(({ where, text }) => `  ${where.padEnd(width)}  ${text}`);
    return [[`${title} (${group.length})`, ...lines].join('\n')];
  });
  const left = countLeft(findings);
  const verdict = left
    ? `${left} ${left === 1 ? 'thing' : 'things'} left before launch.`
    : 'Nothing is left before launch.';
  return [...groups, verdict].join('\n\n');
}

export function countLeft(findings: readonly Finding[]): number {
  return findings.filter(({ kind }) => !notBlocking.includes(kind)).length;
}

/** Everything to look at before launch in a content folder and in the settings; throws a `ContentError` for errors. */
export async function findBeforeLaunch(
  folder: string,
  settings: Pick<Settings, 'mail' | 'retentionDays'>,
): Promise<Finding[]> {
  const read = await checkContent(folder);
  const { issues, files, facts, languages } = read;
  const errors = errorsAmong(issues);
  if (errors.length > 0) throw new ContentError(errors);
  const site = facts.get(DEFAULT_LANGUAGE) as Facts;
  const today = dateIn(site.timeZone);
  const statements = files.get('statements.yaml')?.content as ContentOf<'statements'>;
  const photographs = issues.filter(({ file }) => file.startsWith('content/photos/'));
  const texts = [...files.values()].filter(({ path }) => path.includes('/'));
  return [
    ...findInSite(site, today),
    ...findInSettings(settings, site),
    ...photographs.map(({ file, message }) => finding('photograph', file, message)),
    ...findInStatements(statements, today, languages),
    ...findDuties(statements, site, today),
    ...texts.flatMap(({ path, value }) => findInTexts(path, value)),
    // Empty fields and dates are the same in every language.
    ...texts
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .flatMap(({ path, value }) => findInFields(path, value, today)),
    ...(await findInTranslations(read)),
  ];
}

if (import.meta.main) {
  try {
    const findings = await findBeforeLaunch(CONTENT, readSettings());
    console.log(describeFindings(findings));
    process.exitCode = countLeft(findings) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = BAD_CONFIGURATION;
  }
}
