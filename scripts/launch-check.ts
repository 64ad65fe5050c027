import { readSettings, type Settings, SettingsError } from '../server/settings.ts';
import { BAD_CONFIGURATION, ContentError, type ContentIssue, errorsAmong } from '../shared/content-error.ts';
import type { Facts } from '../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { localTime } from '../shared/opening-hours/status.ts';
import { CONTENT } from '../shared/read-content.ts';
import type { FilesRead } from '../shared/read-files.ts';
import type { Content } from '../src/content/content-types.ts';
import { translationsIn } from '../src/content/translations.ts';
import { walkValues } from '../src/content/walk-values.ts';
import { checkContent } from '../tooling/content/check-content.ts';

const titles = {
  placeholder: 'Placeholders to replace',
  unconfirmed: 'Claims to confirm: check the papers, then write the date at `confirmed`',
  source: 'Public facts to compare with their sources',
  setting: 'Settings of the server that the pages rely on',
  contradiction: 'Claims that contradict each other',
  sample: 'Sample testimonials: US rules (16 CFR 465) forbid invented ones. Replace them with words of real people',
  photograph: 'Photographs to take or to save again',
  statement: 'Sentences and pictures to confirm; they do not hold up the launch, but families rely on them',
  question: 'Questions that do not hold up the launch',
  translation: 'Translations that are older than English',
  review: 'Translations for a native speaker to review: write the date into the file, as in `reviewed: 2027-01-04`',
};

type Kind = keyof typeof titles;

export type Finding = {
  kind: Kind;
  where: string;
  text: string;
};

const siteFile = 'site.yaml';
const statementsFile = 'statements.yaml';
const notHolding: readonly Kind[] = ['statement', 'question', 'translation', 'review'];
// Fields that show an example.
const examples = new Set(['placeholder', 'invalid']);
const reservedDomain = /(^|[@./])(example\.(org|com|net)|[\w-]+\.(test|invalid|example)|localhost)([:/]|$)/;

export function findInSite(site: Facts, today: string): Finding[] {
  const found: Finding[] = [];
  const add = (kind: Kind, field: string, text: string) =>
    found.push({ kind, where: `content/${siteFile}, ${field}`, text });

  // 555-0100 to 555-0199 are reserved for fiction, and example.org for examples.
  if (/555-01\d\d$/.test(site.phone)) add('placeholder', 'phone', `${site.phone} is a number for films.`);
  if (reservedDomain.test(site.email)) add('placeholder', 'email', `${site.email} is an address for examples.`);
  if (reservedDomain.test(site.url)) add('placeholder', 'url', `${site.url} is not the center's address.`);
  if (/\/search[/?]/.test(site.links.reviews)) {
    add('placeholder', 'links.reviews', "This link only searches. Put the link of the center's business profile.");
  }
  for (const [name, claim] of Object.entries(site.claims)) {
    if (!claim || isConfirmed(claim, today)) continue;
    add('unconfirmed', `claims.${name}`, [`"${claim.value}"`, claim.note].filter(Boolean).join('. '));
  }
  if (site.logoLines.join(' ') !== site.name) {
    add('contradiction', 'logoLines', `The logo says "${site.logoLines.join(' ')}", and the name is "${site.name}".`);
  }
  found.push(...compareYears(site, today));
  if (!site.closingDays.some(({ date }) => date >= today)) {
    add('question', 'closingDays', 'No closing day lies ahead. Is the center open on every holiday?');
  }
  for (const [name, value] of Object.entries(site.optional)) {
    if (!value?.length) add('question', `optional.${name}`, 'Empty, so the pages leave it out.');
  }
  return found;
}

function isConfirmed({ confirmed }: { confirmed: string | null }, today: string): boolean {
  return confirmed !== null && confirmed <= today;
}

function compareYears({ claims: { since, years } }: Facts, today: string): Finding[] {
  if (!since || !years) return [];
  const founded = Number(since.value);
  const said = Number.parseInt(years.value, 10);
  const passed = Number(today.slice(0, 4)) - founded;
  if (!Number.isInteger(founded) || !Number.isInteger(said) || said === passed) return [];
  const kind = said > passed ? 'contradiction' : 'question';
  const text = `"${years.value}" years, but "${since.value}" is ${passed} years ago. Pages show both.`;
  return [{ kind, where: `content/${siteFile}, claims.years`, text }];
}

export function findInSettings(settings: Pick<Settings, 'mail' | 'retentionDays'>, { claims }: Facts): Finding[] {
  const found: Finding[] = [];
  if (!settings.mail) {
    const promised = claims.promise ? ` that the pages promise to answer within ${claims.promise.value}` : '';
    const text = `Not set, so staff get no mail about a request${promised}.`;
    found.push({ kind: 'setting', where: '.env, SMTP_URL', text });
  }
  if (String(settings.retentionDays) !== claims.retention.value) {
    const text = `${settings.retentionDays} days, but the privacy page says ${claims.retention.value}.`;
    found.push({ kind: 'setting', where: '.env, RETENTION_DAYS', text });
  }
  return found;
}

function findInWarnings(warnings: readonly ContentIssue[]): Finding[] {
  return warnings.flatMap(({ file, message: text }): Finding[] =>
    file.startsWith('content/photos/') ? [{ kind: 'photograph', where: file, text }] : [],
  );
}

export function findInStatements(
  { items }: Content<'statements'>,
  today: string,
  languages: readonly string[] = [],
): Finding[] {
  return items.flatMap(({ says, where, who, blocks, shows, confirmed }, index): Finding[] => {
    if (isConfirmed({ confirmed }, today) || (shows && languages.length < 2)) return [];
    const text = `${says} Ask: ${who}. Said in: ${where}.`;
    return [{ kind: blocks ? 'unconfirmed' : 'statement', where: `content/${statementsFile}, ${index}`, text }];
  });
}

async function findInTranslations(read: FilesRead): Promise<Finding[]> {
  const translations = await translationsIn(read);
  return translations.flatMap(({ file, original, isStale, isReviewed }): Finding[] => {
    const where = `content/${file.path}`;
    return [
      ...(isStale
        ? [{ kind: 'translation' as const, where, text: `Translates an earlier version of content/${original}.` }]
        : []),
      ...(isReviewed ? [] : [{ kind: 'review' as const, where, text: 'No native speaker has reviewed it yet.' }]),
    ];
  });
}

export function findInTestimonials(file: string, testimonials: Content<'testimonials'>['items']): Finding[] {
  return testimonials.flatMap(({ name, sample }, index): Finding[] =>
    sample
      ? [{ kind: 'sample', where: `content/${file}, items.${index}`, text: `The words of ${name} are an example.` }]
      : [],
  );
}

/** Placeholder numbers and addresses in a content file, except for fields that show an example. */
export function findInTexts(file: string, content: unknown): Finding[] {
  return walkValues(content).flatMap(({ path, value }): Finding[] => {
    const example = /\S*555-01\d\d|\S*example\.(?:org|com|net)\S*/.exec(String(value))?.[0];
    if (!example || examples.has(path.at(-1) ?? '')) return [];
    return [{ kind: 'placeholder', where: `content/${file}, ${path.join('.')}`, text: `${example} is a placeholder.` }];
  });
}

/** Empty optional, sources not read or not for a year, and announcements that have ended. */
export function findInFields(file: string, content: unknown, today: string): Finding[] {
  return walkValues(content).flatMap(({ path, value }): Finding[] => {
    const where = `content/${file}, ${path.join('.')}`;
    if (path.at(-1) === 'checked' && value === null)
      return [{ kind: 'source', where, text: sourceToOpen(content, path) }];
    const text = questionAbout(path.at(-1), value, today);
    return text ? [{ kind: 'question', where, text }] : [];
  });
}

function sourceToOpen(content: unknown, path: readonly string[]): string {
  const href = walkValues(content).find((other) => other.path.join('.') === [...path.slice(0, -1), 'href'].join('.'));
  return `Open ${href?.value}, compare the text, and write the date of that day.`;
}

function questionAbout(field: string | undefined, value: unknown, today: string): string | undefined {
  if (value === null || field === 'hidden') return 'Empty, so the pages leave it out.';
  if (field === 'checked' && String(value) < yearBefore(today))
    return `Read on ${value}. Read the source again, and write the date of that day.`;
  return field === 'until' && String(value) < today ? `Ended on ${value}, so the pages leave it out.` : undefined;
}

function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
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
  return findings.filter(({ kind }) => !notHolding.includes(kind)).length;
}

/** Everything to look at before launch in a content folder and in the settings; throws a `ContentError` for faulty content. */
export async function findBeforeLaunch(
  folder: string,
  settings: Pick<Settings, 'mail' | 'retentionDays'>,
): Promise<Finding[]> {
  const read = await checkContent(folder);
  const { issues, files, facts, languages } = read;
  const errors = errorsAmong(issues);
  if (errors.length > 0) throw new ContentError(errors);
  const site = facts.get(DEFAULT_LANGUAGE) as Facts;
  const today = localTime(new Date(), site.timeZone).date;
  return [
    ...findInSite(site, today),
    ...findInSettings(settings, site),
    ...findInWarnings(issues),
    ...findInStatements(files.get(statementsFile)?.content as Content<'statements'>, today, languages),
    ...[...files.values()]
      .filter(({ path }) => path.includes('/'))
      .flatMap(({ path: file, value, language }) => [
        ...findInTexts(file, value),
        // Empty fields and dates are the same in every language.
        ...(language === DEFAULT_LANGUAGE ? findInFields(file, value, today) : []),
      ]),
    ...(await findInTranslations(read)),
    ...[...files.values()]
      .filter(({ path }) => /^[^/]+\/testimonials\.yaml$/.test(path))
      .flatMap(({ path, content }) => findInTestimonials(path, (content as Content<'testimonials'>).items)),
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
