import { type Document, type ErrorCode, visit } from 'yaml';

interface TextError {
  offset: number;
  message: string;
}

const quoteAll = 'Put quotation marks around the whole text.';
const cutText = `a # ends the text here: the rest is a comment. ${quoteAll}`;

const lineHints: readonly [pattern: RegExp, message: string][] = [
  [
    /^()(<{7}|={7}$|>{7})/,
    'git left two versions of these lines. Keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^( *)\t/, 'a tab indents this line. Type spaces instead.'],
  [/^([ -]*(?:\w+: *)?)[\u00A0\u2000-\u200B\u202F\u3000]/, 'this space is not an ordinary one. Type it again.'],
  [/^( *)-[^\s-]/, 'a space is missing after the hyphen.'],
  [/^([ -]*)\w+:(?!\/\/)[^\s:]/, 'a space is missing after the colon.'],
  [/^([ -]*(?:\w+: +)?)(?:"[^"]*"|'[^']*')\s*[^\s#,\]}:]/, 'the text goes on after its closing quotation mark.'],
  [
    /^([ -]*(?:\w+: +)?)(?:[@`%&*!]|[[{][\w ]*[\]}] *[^\s,:])/,
    `this first character needs quotation marks. ${quoteAll}`,
  ],
  [/^([ -]*(?:\w+: +))[^"'>|[{\s][^#]*:(?:\s|$)/, `a colon and a space are inside this text. ${quoteAll}`],
  [/^([ -]*(?:\w+: +)?)[^"'\s#][^"']* #/, cutText],
];

const codeHints: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'the indentation is wrong. Give this line as many spaces as the lines it belongs to.',
  BLOCK_AS_IMPLICIT_KEY: 'the line below is indented too far.',
  DUPLICATE_KEY: 'this name is used a second time. Keep one of the two.',
  MISSING_CHAR: 'a name with a colon and a space is expected here.',
  MULTILINE_IMPLICIT_KEY:
    'a name with a colon and a space is expected here. Indent the line if it belongs to the text above.',
};

/** The first error that keeps a document from being read, every name that is used twice, and texts that a # cuts. */
export function findYamlErrors(document: Document, text: string): TextError[] {
  const [first, ...others] = document.errors;
  if (!first) return findCutTexts(document);
  const twice = others.filter(({ code }) => code === 'DUPLICATE_KEY');
  return [first, ...twice].map(({ code, message, pos: [offset] }) => {
    if (/^Missing closing ["']/.test(message)) return unclosedQuote(document, offset);
    const hint = code === 'DUPLICATE_KEY' ? undefined : findLineHint(text, offset);
    return hint ?? { offset, message: codeHints[code] ?? message };
  });
}

/** A hint for the line of an error, or for the lines above and below it. */
function findLineHint(text: string, offset: number): TextError | undefined {
  const lines = [...text.matchAll(/^[^\S\n]*[^\s#].*$/gm)];
  const index = lines.findLastIndex((line) => line.index <= offset);
  for (const line of [lines[index], lines[index - 1], lines[index + 1]]) {
    if (!line) continue;
    for (const [pattern, message] of lineHints) {
      const match = pattern.exec(line[0]);
      if (match) return { offset: line.index + (match[1]?.length ?? 0), message };
    }
  }
  return undefined;
}

/** The error for the last quotation mark before the end of a text that has no closing one. */
function unclosedQuote(document: Document, end: number): TextError {
  let offset = end;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < end) offset = range[0];
    },
  });
  return { offset, message: 'this quotation mark is never closed.' };
}

/** Texts without quotation marks that a # cuts; after a single word, as in `- 2026-12-25 # Christmas`, it is a comment. */
function findCutTexts(document: Document): TextError[] {
  const errors: TextError[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !range) return;
      if (/\s/.test(value) || /^\S/.test(comment)) errors.push({ offset: range[0], message: cutText });
    },
  });
  return errors;
}
