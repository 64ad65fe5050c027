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

/** The content of the center without some claims. */
function contentWithout(claims: readonly string[]) {
  const site = parsed.get('site.yaml') as ParsedFile & { value: { claims: object } };
  const left = { ...site.value.claims, ...Object.fromEntries(claims.map((claim) => [claim, null])) };
  const changed = { ...site, value: { ...site.value, claims: left } };
  return readFiles(paths, (path) => (path === 'site.yaml' ? changed : parsed.get(path)));
}

/** The texts of the pages and emails. */
function textsIn({ files }: FilesRead): { file: string; text: string }[] {
  return [...files.values()].flatMap(({ path: file, type, content }) => {
    if (file === 'site.yaml' || (content as { hidden?: true } | undefined)?.hidden) return [];
    return walkFields(type.schema, content).flatMap(({ value, holds }) =>
      typeof value === 'string' && (!holds || holds === 'example') ? [{ file, text: value }] : [],
    );
  });
}

test.each(claimIds)('no text says “%s” once it is not claimed', (claim) => {
  const read = contentWithout([claim]);
  const errors = checkTexts(read).filter(({ isWarning }) => !isWarning);
  expect(errors.map(describeIssue)).toEqual([]);
  const left = textsIn(read).filter(({ text }) => words[claim].test(text));
  expect(left.filter(({ text }) => !exceptions[claim]?.some(([says]) => says.test(text)))).toEqual([]);
});

test('content has no errors without any claim', () => {
  const errors = checkTexts(contentWithout(claimIds)).filter(({ isWarning }) => !isWarning);
  expect(errors.map(describeIssue)).toEqual([]);
});
