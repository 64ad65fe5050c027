import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { describeIssue } from './content-error.ts';
import { findWarnings } from './warnings.ts';

const sentences: Record<'en' | 'es', [sentence: string, words: string, claim: string][]> = {
  en: [
    ['Here since 2002.', 'since 2002', 'Since'],
    ['Twenty years of experience.', 'years of experience', 'Years'],
    ['We have been 20 years in business.', 'years in business', 'Years'],
    ['Many families served.', 'families served', 'Families'],
    ['All are satisfied.', 'satisfied', 'Satisfaction'],
    ['A satisfaction rate.', 'satisfaction', 'Satisfaction'],
    ['We are licensed.', 'We are licensed', 'Licensed'],
    ['The state licenses us.', 'licenses us', 'Licensed'],
    ['The Health Department comes.', 'Health Department', 'Health department'],
    ['We are Medicare-certified.', 'Medicare-certified', 'Medicare'],
    ['Watched 24/7 here.', '24/7', 'Monitoring'],
    ['Watched around the clock.', 'around the clock', 'Monitoring'],
    ['Doors with controlled access.', 'controlled access', 'Monitoring'],
    ['Parking is free.', 'Parking', 'Parking'],
    ['Our entrance is wide.', 'entrance', 'Entrance'],
    ['The house is wheelchair-accessible.', 'wheelchair-accessible', 'Entrance'],
    ['Near public transit.', 'public transit', 'Transit'],
    ['Near public transportation.', 'public transportation', 'Transit'],
    ['The bus stop is near.', 'bus stop', 'Transit'],
    ['Ask about our ride.', 'our ride', 'Rides'],
    ['We offer transportation.', 'transportation', 'Rides'],
    ['We call within 24 hours.', 'within 24 hours', 'Promise'],
    ['We call within a day.', 'within a day', 'Promise'],
  ],
  es: [
    ['Aquí desde 2002.', 'desde 2002', 'Since'],
    ['Veinte años de experiencia.', 'años de experiencia', 'Years'],
    ['Son veinte años de servicio.', 'años de servicio', 'Years'],
    ['Muchas familias atendidas.', 'familias atendidas', 'Families'],
    ['Mucha satisfacción.', 'satisfacción', 'Satisfaction'],
    ['Familias satisfechas.', 'satisfechas', 'Satisfaction'],
    ['Tenemos licencia.', 'Tenemos licencia', 'Licensed'],
    ['El estado nos da la licencia.', 'da la licencia', 'Licensed'],
    ['Estamos certificados.', 'Estamos certificados', 'Licensed'],
    ['Viene el Departamento de Salud.', 'Departamento de Salud', 'Health department'],
    ['Centro certificado por Medicare.', 'certificado por Medicare', 'Medicare'],
    ['Supervisión las 24 horas.', 'las 24 horas', 'Monitoring'],
    ['Puertas con acceso controlado.', 'acceso controlado', 'Monitoring'],
    ['El estacionamiento es gratis.', 'estacionamiento', 'Parking'],
    ['La entrada es ancha.', 'entrada', 'Entrance'],
    ['Se puede entrar en silla de ruedas.', 'entrar en silla de ruedas', 'Entrance'],
    ['Hay transporte público cerca.', 'transporte público', 'Transit'],
    ['La parada está cerca.', 'parada', 'Transit'],
    ['Damos transporte.', 'Damos transporte', 'Rides'],
    ['Pregunte por el transporte.', 'el transporte', 'Rides'],
    ['Llamamos en 24 horas.', 'en 24 horas', 'Promise'],
    ['Llamamos en un día.', 'en un día', 'Promise'],
  ],
};

/** The warnings about a page with all those sentences, for a center that makes no claim. */
function warningsIn(language: keyof typeof sentences, site: string): string {
  const file = `${language}/pages/privacy.yaml`;
  const own = sentences[language].map(([sentence]) => JSON.stringify(sentence));
  const text = fixtureFile(file, / {4}paragraphs: \[.*/, `    paragraphs: [${own.join(', ')}, "{parking}. Yes."]`);
  const read = readFixture({ [file]: text, 'site.yaml': site });
  return findWarnings(read, new Date('2026-06-01')).map(describeIssue).join('\n');
}

const claimless = fixtureFile('site.yaml').replace(/^ {2}(?!retention)(\w+): \{ value: .*/gm, '  $1: null');
const warnings = { en: warningsIn('en', claimless), es: warningsIn('es', claimless) };

for (const language of ['en', 'es'] as const)
  test.each(sentences[language])(
    `${language}: warns of “%s” once that claim was removed`,
    (_sentence, words, claim) => {
      expect(warnings[language]).toContain(`says “${words}”, but the claim “${claim}” was removed.`);
    },
  );

test('warns of no claim that the center makes', () => {
  const site = fixtureFile('site.yaml').replace(/(medicare|transit): null$/gm, '$1: { value: Yes, confirmed: null }');
  expect(warningsIn('en', site)).not.toContain('was removed');
});
