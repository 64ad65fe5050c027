/** What could make a pattern run long: each is repeated until a field, a header or a path is full, and followed by what fits no pattern. */
const UNITS = [
  ...' \t\n0aA.,-_@/\\:;<>"\'&%=+*()[]{}!?#|~^$`',
  '\0',
  'ñ',
  'é̀',
  'ਪ',
  'م',
  '妈',
  '👵',
  '\u200d',
  '\u202e',
  'a ',
  'a.',
  'a@',
  'a-',
  'aA',
  '1 ',
  '1-',
  'x#',
  'ext',
  'www.',
  'http://',
  'hxxp:',
  'a [.] ',
  '<a ',
  '[url',
  'a.co ',
  '../',
  '%2f',
  'q=1,',
  '; a=',
  '{{a}}',
];

/** A text of one kind, with the letters it is made of and a tail that ends a run where a pattern wants something else. */
export type LongRun = { name: string; text(length: number): string };

/** Long texts of every class of letters. */
export const longRuns: readonly LongRun[] = UNITS.map((unit) => ({
  name: JSON.stringify(unit),
  text: (length) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2)}\u00a7x`,
}));
