import { expect, test } from 'vitest';
import { fixtureFacts } from '../tests/helpers/fixture-facts.ts';
import { ContentError, describeIssue } from './content-error.ts';
import type { Facts } from './facts-schema.ts';
import { issuesOf } from './parse-content.ts';
import { type TranslatedFacts, translateFacts } from './translated-facts.ts';

const issueAt = issuesOf('content/es/facts.yaml');
const spanish = {
  licensed: 'Con licencia y certificado',
  healthDepartment: 'Aprobado por el Departamento de Salud',
  medicare: 'Certificado por Medicare',
  monitoring: 'Vigilancia las 24 horas',
  parking: 'Estacionamiento gratis',
  entrance: 'Entrada accesible para sillas de ruedas',
  transit: 'Cerca del transporte público',
  rides: 'Hay transporte',
  promise: '24 horas',
};

function errorsOf(facts: Facts, local: TranslatedFacts): readonly string[] {
  try {
    translateFacts(facts, local, issueAt);
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(describeIssue);
    throw error;
  }
  return [];
}

const christmasEve = { date: '2099-12-24', name: 'Christmas Eve', closes: '12:00' };

test('translates facts except numbers', () => {
  const optional = { ...fixtureFacts.optional, licenseNumber: 'CA 123', staff: [{ name: 'Ana', role: 'Nurse' }] };
  const facts = { ...fixtureFacts, optional, closingDays: [christmasEve, { date: '2099-12-25' }] };
  const local = {
    claims: spanish,
    optional: { staff: [{ name: 'Ana', role: 'Enfermera' }] },
    closingDays: { 'Christmas Eve': 'Nochebuena' },
  };
  const said = translateFacts(facts, local, issueAt);
  expect(said.claims.licensed?.value).toBe('Con licencia y certificado');
  expect(said.claims.years?.value).toBe('22+');
  expect(said.optional).toEqual({ ...optional, staff: [{ name: 'Ana', role: 'Enfermera' }] });
  expect(said.closingDays).toEqual([{ ...christmasEve, name: 'Nochebuena' }, { date: '2099-12-25' }]);
  expect(said.phone).toBe(fixtureFacts.phone);
});

test('reports facts without a translation', () => {
  const { licensed: _, promise: __, ...claims } = spanish;
  const optional = { ...fixtureFacts.optional, paymentOptions: ['Medi-Cal'] };
  expect(errorsOf({ ...fixtureFacts, optional, closingDays: [christmasEve] }, { claims })).toEqual([
    'content/es/facts.yaml: claims.licensed: is missing. content/site.yaml says "Licensed & Certified": write it in this language.',
    'content/es/facts.yaml: claims.promise: is missing. content/site.yaml says "24 hours": write it in this language.',
    'content/es/facts.yaml: optional.paymentOptions: is missing. content/site.yaml says "Medi-Cal": write it in this language.',
    'content/es/facts.yaml: closingDays.Christmas Eve: is missing. content/site.yaml says "Christmas Eve": write it in this language.',
  ]);
});

test('refuses a different response time', () => {
  expect(errorsOf(fixtureFacts, { claims: { ...spanish, promise: '12 horas' } })).toEqual([
    'content/es/facts.yaml: claims.promise: has another number than content/site.yaml, which says "24 hours".',
  ]);
});

test('refuses facts that English does not have', () => {
  const facts: Facts = { ...fixtureFacts, claims: { ...fixtureFacts.claims, medicare: null } };
  const said = translateFacts(facts, { claims: spanish, optional: { interpreter: 'Un intérprete' } }, issueAt);
  expect(said.claims.medicare).toBeNull();
  expect(said.optional.interpreter).toBeNull();
});
