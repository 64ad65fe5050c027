import type { Settings } from '../server/settings.ts';
import type { ContentFault } from '../shared/content-error.ts';
import type { Facts } from '../shared/facts-schema.ts';
import type { TestimonialContent } from '../src/content/entry-schemas.ts';
import type { Statement } from '../src/content/statements-schema.ts';
import { valuesIn } from '../tooling/content/values.ts';

/** Why something has to be looked at before launch, as people read it; statements and questions do not hold a launch up. */
const titles = {
  placeholder: 'Stand-ins to replace',
  unconfirmed: 'Claims nobody has confirmed: check the papers, then write the date at `confirmed`',
  setting: 'Settings of the server that the pages rely on',
  contradiction: 'Claims that contradict each other',
  sample:
    'Testimonials nobody gave: US rules (16 CFR 465) forbid invented ones. Replace them with words of real people',
  photograph: 'Photographs to take or to save again',
  statement: 'Sentences and pictures nobody has confirmed; they do not hold up the launch, but families rely on them',
  question: 'Questions that do not hold up the launch',
};

type Kind = keyof typeof titles;

/** One thing to look at before launch. */
export type Finding = {
  kind: Kind;
  /** File and field. */
  where: string;
  /** What stands there, and what to do about it. */
  text: string;
};

const siteFile = 'content/site.yaml';
const statementsFile = 'content/statements.yaml';
const notHolding: readonly Kind[] = ['statement', 'question'];
// Fields whose text shows how an answer may look.
const examples = new Set(['placeholder', 'invalid']);
const reservedDomain = /(^|[@./])(example\.(org|com|net)|[\w-]+\.(test|invalid|example)|localhost)([:/]|$)/;

/** Facts of the business that are stand-ins, claims nobody confirmed and gaps. */
export function findInSite(site: Facts, today: string): Finding[] {
  const found: Finding[] = [];
  const add = (kind: Kind, field: string, text: string) => found.push({ kind, where: `${siteFile}, ${field}`, text });

  // 555-0100 to 555-0199 are set apart for fiction; example.org and its like belong to nobody.
  if (/555-01\d\d$/.test(site.phone)) add('placeholder', 'phone', `${site.phone} is nobody's number.`);
  if (reservedDomain.test(site.email)) add('placeholder', 'email', `${site.email} is nobody's address.`);
  if (reservedDomain.test(site.url)) add('placeholder', 'url', `${site.url} is not the center's address.`);
  if (/\/search[/?]/.test(site.links.reviews)) {
    add('placeholder', 'links.reviews', "This link only searches. Put the link of the center's business profile.");
  }
  for (const [name, claim] of Object.entries(site.claims)) {
    if (!claim || isConfirmed(claim, today)) continue;
    add('unconfirmed', `claims.${name}`, [`"${claim.value}"`, claim.note].filter(Boolean).join('. '));
  }
  found.push(...compareYears(site, today));
  if (!site.closingDays.some(({ date }) => date >= today)) {
    add('question', 'closingDays', 'No closing day lies ahead. Is the center open on every holiday?');
  }
  for (const [name, value] of Object.entries(site.slots)) {
    if (!value?.length) add('question', `slots.${name}`, 'Empty, so the pages leave it out.');
  }
  return found;
}

/** Whether somebody has checked it; nobody has on a day that is still to come. */
function isConfirmed({ confirmed }: { confirmed: string | null }, today: string): boolean {
  return confirmed !== null && confirmed <= today;
}

/** A number of years that the year of the founding contradicts, or lags behind. */
function compareYears({ claims: { since, years } }: Facts, today: string): Finding[] {
  if (!since || !years) return [];
  const founded = Number(since.value);
  const said = Number.parseInt(years.value, 10);
  const passed = Number(today.slice(0, 4)) - founded;
  if (!Number.isInteger(founded) || !Number.isInteger(said) || said === passed) return [];
  const kind = said > passed ? 'contradiction' : 'question';
  const text = `"${years.value}" years, but "${since.value}" is ${passed} years ago. Both stand side by side.`;
  return [{ kind, where: `${siteFile}, claims.years`, text }];
}

/** What the pages promise and the settings of the server do not keep. */
export function findInSettings(settings: Pick<Settings, 'mail' | 'retentionDays'>, { claims }: Facts): Finding[] {
  const found: Finding[] = [];
  if (!settings.mail) {
    const promised = claims.promise ? ` that the pages promise to answer within ${claims.promise.value}` : '';
    const text = `Not set, so nobody is told of a request${promised}.`;
    found.push({ kind: 'setting', where: '.env, SMTP_URL', text });
  }
  if (String(settings.retentionDays) !== claims.retention.value) {
    const text = `${settings.retentionDays} days, but the privacy page says ${claims.retention.value}.`;
    found.push({ kind: 'setting', where: '.env, RETENTION_DAYS', text });
  }
  return found;
}

/** Photographs that are too small, or say where they were taken: all that the check of the content warns of. */
export function findInPhotographs(warnings: readonly ContentFault[]): Finding[] {
  return warnings.map(({ file, message }) => ({ kind: 'photograph', where: file, text: message }));
}

/** Sentences and pictures that nobody has checked. */
export function findInStatements(statements: readonly Statement[], today: string): Finding[] {
  return statements.flatMap(({ says, where, who, blocks, confirmed }, index): Finding[] => {
    if (isConfirmed({ confirmed }, today)) return [];
    const text = `${says} Ask: ${who}. Stands in: ${where}.`;
    return [{ kind: blocks ? 'unconfirmed' : 'statement', where: `${statementsFile}, ${index}`, text }];
  });
}

/** Testimonials that nobody gave. */
export function findInTestimonials(file: string, testimonials: readonly TestimonialContent[]): Finding[] {
  return testimonials.flatMap(({ name, sample }, index): Finding[] =>
    sample ? [{ kind: 'sample', where: `${file}, items.${index}`, text: `The words of ${name} are an example.` }] : [],
  );
}

/** Numbers and addresses of nobody in a content file; texts that show how an answer may look are left out. */
export function findInTexts(file: string, content: unknown): Finding[] {
  return valuesIn(content).flatMap(({ path, value }): Finding[] => {
    const stand = /\S*555-01\d\d|\S*example\.(?:org|com|net)\S*/.exec(String(value))?.[0];
    if (!stand || examples.has(path.at(-1) ?? '')) return [];
    return [{ kind: 'placeholder', where: `${file}, ${path.join('.')}`, text: `${stand} belongs to nobody.` }];
  });
}

/** Slots that nobody has filled in, public facts nobody has read again for a year, and what has ended. */
export function findInFields(file: string, content: unknown, today: string): Finding[] {
  return valuesIn(content).flatMap(({ path, value }): Finding[] => {
    const text = questionAbout(path.at(-1), value, today);
    return text ? [{ kind: 'question', where: `${file}, ${path.join('.')}`, text }] : [];
  });
}

function questionAbout(field: string | undefined, value: unknown, today: string): string | undefined {
  if (value === null) return 'Empty, so the pages leave it out.';
  if (field === 'checked' && String(value) < yearBefore(today))
    return `Read on ${value}. Read the source again, and write the date of that day.`;
  return field === 'until' && String(value) < today ? `Ended on ${value}, so the pages leave it out.` : undefined;
}

function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
}

/** The findings as a text for people. */
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
    : 'Nothing stands in the way of a launch.';
  return [...groups, verdict].join('\n\n');
}

/** How many findings hold up a launch. */
export function countLeft(findings: readonly Finding[]): number {
  return findings.filter(({ kind }) => !notHolding.includes(kind)).length;
}
