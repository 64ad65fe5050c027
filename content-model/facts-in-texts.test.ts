import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimIds } from './about.ts';
import { checkTexts } from './check-content.ts';
import { describeIssue } from './content-error.ts';
import { type ParsedFile, parseContent } from './parse-content.ts';
import { listContent } from './read-content.ts';
import { type FilesRead, readFiles } from './read-files.ts';
import { walkFields } from './walk-fields.ts';

type Claim = (typeof claimIds)[number];

/** What a sentence about each claim says in one of the languages. */
const words: Record<Claim, RegExp> = {
  since: /since (19|20)|started in|desde (19|20)|empezamos en/i,
  years: /years.{0,3}(experience|in business)|^years$|años de (experiencia|servicio)|años en servicio/i,
  families: /\bfamilies (served|at)|\bserved .*families|familias atendidas|atendido a .* familias/i,
  satisfaction: /satisf/i,
  licensed: /licen[cs]|cal health find/i,
  healthDepartment: /health department|department of public health|departamento de salud/i,
  medicare: /certifie|certificación|certificó|certificado/i,
  monitoring: /24\/7|around the clock|controlled access|who comes and goes|las 24 horas|acceso controlado|quién entra/i,
  parking: /\bpark(ing)?\b|estacionamiento/i,
  entrance: /entrance|come in with a wheelchair|\bramp|la entrada|entrar en silla de ruedas|\brampa/i,
  transit: /public trans|\bbus\b|transporte público|autobús|parada de/i,
  rides: /\brides?\b|transportation|\btransporte\b|camioneta|\b(our|or|green|una) van\b/i,
  promise: /within 24|en 24 horas|en un plazo de 24|within a day/i,
};

/** What a page may still say, and why. */
const exceptions: Partial<Record<Claim, readonly [says: RegExp, reason: string][]>> = {
  licensed: [
    [/^(License|Licencia|License number|Número de licencia|License, payment.*|Licencia, pago.*)$/, 'labels of a fact'],
    [/^(Licensing & Accreditations|Licencias y acreditaciones)$/, 'the heading of all credentials'],
    [/who licenses adult day health care|quién da la licencia a estos centros/, 'is about every center'],
    [/^(May we see the license|¿Podemos ver la licencia)/, 'a question for every center'],
  ],
  healthDepartment: [[/takes complaints|recibe quejas|^California Department/, 'takes complaints about every center']],
  medicare: [
    [/^(Licensed & Certified|Con licencia y certificación)$/, 'is the claim about the license'],
    [/certified for it|que el estado certificó/, 'tells families to ask every center'],
  ],
  rides: [
    [/public trans|transporte público/, 'is the claim about transit'],
    [/bus or van|autobús o van|^A white and green van|^Una van/, 'the day, however people come'],
    [/\(tel:211\)/, 'rides of others'],
    [/part of CBAS|parte de CBAS/, 'a rule of Medi-Cal'],
    [/^(Transportation to and from|Transporte de ida y vuelta)/, 'a link, left out with its page'],
  ],
  transit: [[/bus or van|autobús o van/, 'the day, however people come']],
};

const root = join(import.meta.dirname, '../content');
const paths = listContent(root);
const parsed = new Map(
  paths.map((path) => [path, parseContent(`content/${path}`, readFileSync(join(root, path), 'utf8')) as ParsedFile]),
);

type Facts = Record<'claims' | 'optional', object>;

/** The content of the center with some facts changed. */
function contentWith(changes: Partial<Facts>) {
  const site = parsed.get('site.yaml') as ParsedFile & { value: Facts };
  const { claims, optional } = site.value;
  const value = {
    ...site.value,
    claims: { ...claims, ...changes.claims },
    optional: { ...optional, ...changes.optional },
  };
  return readFiles(paths, (path) => (path === 'site.yaml' ? { ...site, value } : parsed.get(path)));
}

const without = (claims: readonly string[]) =>
  contentWith({ claims: Object.fromEntries(claims.map((claim) => [claim, null])) });

const errorsIn = (read: FilesRead) =>
  checkTexts(read)
    .filter(({ isWarning }) => !isWarning)
    .map(describeIssue);

/** The texts of the pages and emails. */
function textsIn({ files }: FilesRead): { file: string; text: string }[] {
  return [...files.values()].flatMap(({ path: file, type, content }) => {
    if (file === 'site.yaml' || (content as { hidden?: true } | undefined)?.hidden) return [];
    return walkFields(type, content).flatMap(({ value, holds }) =>
      typeof value === 'string' && (!holds || holds === 'example') ? [{ file, text: value }] : [],
    );
  });
}

test.each(claimIds)('no text says “%s” once it is not claimed', (claim) => {
  const read = without([claim]);
  expect(errorsIn(read)).toEqual([]);
  const left = textsIn(read).filter(({ text }) => words[claim].test(text));
  expect(left.filter(({ text }) => !exceptions[claim]?.some(([says]) => says.test(text)))).toEqual([]);
});

test('content has no errors without any claim', () => {
  expect(errorsIn(without(claimIds))).toEqual([]);
});

/** What each optional fact could be, and how a sentence names it. */
const optional = {
  licenseNumber: ['040000000', /license number|número de licencia/i],
  staff: [[{ name: 'Ana Ruiz', role: { en: 'Nurse', es: 'Enfermera' } }], /who works here|quién trabaja aquí/i],
  programHours: [
    [{ days: ['Monday'], opens: '09:00', closes: '13:00' }],
    /hours of the day program|when people can be here|programa de día/i,
  ],
  plans: [['CalViva Health'], /which .*plans|con qué planes/i],
  paymentOptions: [[{ en: 'private pay', es: 'pago por su cuenta' }], /which coverage|ways to pay|qué cobertura/i],
  dailyRate: ['$85', /what a day costs|the price of a day|cuánto cuesta un día|el precio de un día/i],
  languages: [
    [{ en: 'Spanish', es: 'español' }],
    /our languages?|languages we|no podemos prometerle que quien contesta/i,
  ],
  interpreter: [{ en: 'One joins by phone.', es: 'Se une por teléfono.' }, /whether .*interpreter|si hay intérprete/i],
} satisfies Record<string, [value: unknown, names: RegExp]>;

type OptionalFact = keyof typeof optional;

const asks = /\b(call|ask)\b|llame|llámenos|pregunt|pida|todavía no/i;

/** What pages show of a value: not a text in place of which there is one with the fact. */
function shown(value: unknown, facts: readonly string[]): unknown {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => shown(item, facts));
  const { known, answers, text, ...rest } = value as Record<string, unknown> & { known?: { fact?: string } };
  const isKnown = known && facts.includes(known.fact ?? 'licenseNumber');
  const parts = isKnown ? { ...rest, known } : { ...rest, answers, text };
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, shown(part, facts)]));
}

/** The sentences that ask families to call, with some facts filled in. */
function sentencesWith(filled: readonly OptionalFact[]): string[] {
  const read = contentWith({ optional: Object.fromEntries(filled.map((one) => [one, optional[one][0]])) });
  expect(errorsIn(read)).toEqual([]);
  const texts = JSON.stringify([...read.files.values()].map(({ content }) => shown(content, filled)));
  return texts.split(/(?<=[.?!])\s|"/).filter((sentence) => asks.test(sentence));
}

const names = (fact: OptionalFact) => (sentence: string) => optional[fact][1].test(sentence);
const facts = Object.keys(optional) as OptionalFact[];

test('while they are empty, sentences ask families to call for some facts', () => {
  const sentences = sentencesWith([]);
  expect(facts.filter((fact) => sentences.some(names(fact)))).toEqual(['programHours', 'paymentOptions', 'languages']);
});

test.each(facts)('no sentence asks families to call for “%s” once it is filled in', (fact) => {
  expect(sentencesWith([fact]).filter(names(fact))).toEqual([]);
});

test('no sentence asks families to call for a fact once all are filled in', () => {
  const sentences = sentencesWith(facts);
  expect(facts.flatMap((fact) => sentences.filter(names(fact)))).toEqual([]);
});
