import { expect, test } from 'vitest';
import { warnOfCharacters } from './missing-characters.ts';

test('a file with letters that the fonts lack is named with them, in one warning', () => {
  const plain = { file: 'es/mail.yaml', value: { heading: '¿Preguntas? ¡Llame al (559) 555-0142!' } };
  const far = { file: 'pt/mail.yaml', value: { heading: 'Português', call: 'ਪੰਜਾਬੀ' } };
  const [warning, ...others] = warnOfCharacters([plain, far]);
  expect(warning).toMatchObject({ file: 'content/pt/mail.yaml', isWarning: true });
  expect(warning?.message).toContain('lack ê ਪ ੰ ਜ');
  expect(others).toEqual([]);
});
