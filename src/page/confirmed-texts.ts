import type { Statement } from '../content/statements-schema.ts';
import type { UiText } from '../content/ui-schema.ts';

export function confirmedTexts({ interpreterLine, ...ui }: UiText, statements: readonly Statement[]): UiText {
  const isConfirmed = statements.some(({ shows, confirmed }) => shows === 'interpreterLine' && confirmed !== null);
  return isConfirmed && interpreterLine ? { ...ui, interpreterLine } : ui;
}
