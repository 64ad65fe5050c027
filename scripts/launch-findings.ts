import type { Facts } from '../shared/facts-schema.ts';
import type { TestimonialContent } from '../src/content/entry-schemas.ts';

/** Why something has to be looked at before launch; `question` alone does not hold a launch up. */
export type Kind = 'placeholder' | 'unconfirmed' | 'sample' | 'question';

/** One thing to look at before launch. */
export type Finding = {
  kind: Kind;
  /** File and field. */
  where: string;
  /** What stands there, and what to do about it. */
  text: string;
};

const siteFile = 'content/site.yaml';
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
    if (claim.confirmed) continue;
    add('unconfirmed', `claims.${name}`, [`"${claim.value}"`, claim.note].filter(Boolean).join('. '));
  }
  add('question', 'name', `The pages say "${site.name}". Is that the name on the license?`);
  if (!site.closingDays.some((day) => day >= today)) {
    add('question', 'closingDays', 'No closing day lies ahead. Is the center open on every holiday?');
  }
  for (const [name, value] of Object.entries(site.slots)) {
    if (!value?.length) add('question', `slots.${name}`, 'Empty, so the pages leave it out.');
  }
  return found;
}

/** Testimonials that nobody gave. */
export function findInTestimonials(file: string, testimonials: readonly TestimonialContent[]): Finding[] {
  return testimonials.flatMap(({ name, sample }, index): Finding[] =>
    sample ? [{ kind: 'sample', where: `${file}, items.${index}`, text: `The words of ${name} are an example.` }] : [],
  );
}

/** Numbers and addresses of nobody in a content file; texts that show how an answer may look are left out. */
export function findInTexts(file: string, value: unknown, path: readonly string[] = []): Finding[] {
  if (examples.has(path.at(-1) ?? '')) return [];
  if (typeof value === 'string') {
    const stand = /\S*555-01\d\d|\S*example\.(?:org|com|net)\S*/.exec(value)?.[0];
    return stand
      ? [{ kind: 'placeholder', where: `${file}, ${path.join('.')}`, text: `${stand} belongs to nobody.` }]
      : [];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => findInTexts(file, part, [...path, key]));
}

const titles: Record<Kind, string> = {
  placeholder: 'Stand-ins to replace',
  unconfirmed: 'Claims nobody has confirmed: check the papers, then write the date at `confirmed`',
  sample:
    'Testimonials nobody gave: US rules (16 CFR 465) forbid invented ones. Replace them with words of real people',
  question: 'Questions that do not hold up the launch',
};

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
  return findings.filter(({ kind }) => kind !== 'question').length;
}
