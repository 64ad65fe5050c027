import { expect, test } from 'vitest';
import type { Statement } from '../content/statements-schema.ts';
import type { UiText } from '../content/ui-schema.ts';
import { confirmedTexts } from './confirmed-texts.ts';

const ui = { language: 'Español', interpreterLine: 'Diga “español”.' } as UiText;
const statement: Statement = {
  says: 'A caller who says "español" is connected with an interpreter.',
  where: 'interface.yaml',
  who: 'front desk',
  blocks: true,
  shows: 'interpreterLine',
  confirmed: null,
};

test('shows the interpreter line once it is confirmed', () => {
  expect(confirmedTexts(ui, [])).toEqual({ language: 'Español' });
  expect(confirmedTexts(ui, [statement])).toEqual({ language: 'Español' });
  expect(confirmedTexts(ui, [{ ...statement, confirmed: '2027-01-04' }])).toEqual(ui);
});
