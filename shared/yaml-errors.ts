import { type Document, isScalar, visit, type YAMLParseError } from 'yaml';
import { findSlip, moreThanNothing } from './yaml-slips.ts';

/** Something wrong at a place in a text, counted in letters from its start. */
export interface TextError {
  offset: number;
  message: string;
}

const quoteAll = 'Put quotation marks around the whole text.';
const wrongIndent = 'this line begins too far left or right. Give it as many spaces as the lines it belongs to.';
const cutText =
  'everything from # on is a note to you, and is not shown. Put quotation marks around the whole text, or the note on a line of its own.';
const twoVersions =
  'git has put two versions of these lines here, since both were changed. Keep one, and take out the lines with <<<, === and >>>.';

/** Errors that a slip on a line before may lead to. */
const LATE = ['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'UNEXPECTED_TOKEN'];

/** What keeps a document from being read, in words for people who do not know YAML. What follows from an error is left out. */
export function describeYamlErrors(document: Document, text: string): TextError[] {
  const conflict = text.search(/^<{7} /m);
  if (conflict >= 0) return [{ offset: conflict, message: twoVersions }];
  // A note behind a list that is not closed is an error of its own, and says less.
  const telling = document.errors.filter(({ message }) => !message.startsWith('Comments'));
  const [first, ...others] = telling.length > 0 ? telling : document.errors;
  const twice = others.filter(({ code }) => code === 'DUPLICATE_KEY');
  const errors = first ? [first, ...twice] : document.warnings.slice(0, 1);
  return errors.map((error) => describe(error, document, text));
}

/** Words below a null, which would be shown behind it. */
export function findTextsBelowNull(document: Document): TextError[] {
  const errors: TextError[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type === 'PLAIN' && /^null\s/.test(String(value)) && range)
        errors.push({ offset: range[0], message: moreThanNothing('null') });
    },
  });
  return errors;
}

/** Unquoted texts that end at a # in them; after a single word, as in `- 2026-12-25 # Christmas`, it is a note. */
export function findCutTexts(document: Document): TextError[] {
  const errors: TextError[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !range) return;
      if (/\s/.test(value) || /^\S/.test(comment)) errors.push({ offset: range[0], message: cutText });
    },
  });
  return errors;
}

function describe({ code, pos: [offset], message }: YAMLParseError, document: Document, text: string): TextError {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split(/\r?\n/, 1)[0] ?? '';
  const before =
    text
      .slice(0, Math.max(start - 1, 0))
      .split('\n')
      .at(-1) ?? '';
  const value = /^[\s-]*(?:[\w ]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';
  const at = (message: string) => ({ offset, message });
  const atStart = (message: string) => ({ offset: start + line.search(/\S|$/), message });
  const atValue = (message: string) => ({ offset: start + line.length - value.length, message });
  if (/^[^"'#]*\S #/.test(before) && ['BAD_INDENT', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'].includes(code)) {
    return { offset: start - before.length - 1 + before.search(/\S/), message: cutText };
  }
  const isLate = LATE.includes(code) && !/^(Flow|Missing closing)/.test(message);
  const slip = isLate && findSlip(text, offset);
  if (slip) return slip;
  switch (code) {
    case 'TAB_AS_INDENT':
      return at('a tab stands at the start of the line. Write spaces instead.');
    case 'DUPLICATE_KEY':
      return at(
        `the name "${line.slice(offset - start).split(':', 1)[0]}" stands here for the second time. Keep one of the two.`,
      );
    case 'BAD_INDENT':
      if (message.startsWith('Flow'))
        return at(`a list in brackets is not closed above. Write ${message.includes('map') ? '}' : ']'} at its end.`);
      return tightHyphen(text.slice(0, start + line.length)) ?? atStart(wrongIndent);
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/:\s.*:(\s|$)/.test(line)) return at(`a colon followed by a space stands inside the text. ${quoteAll}`);
      return { offset: start + line.length + text.slice(start + line.length).search(/\S|$/), message: wrongIndent };
    case 'MULTILINE_IMPLICIT_KEY':
      return at('a name with a colon and a space is expected here. If this line belongs to the text above, indent it.');
    case 'MISSING_CHAR':
      return message.startsWith('Missing closing')
        ? {
            offset: lastQuote(document, offset) ?? offset,
            message: 'the quotation mark that stands here is never closed.',
          }
        : at('a name with a colon and a space is expected here.');
    case 'BLOCK_IN_FLOW':
      return at(
        'a colon stands inside this text. Put quotation marks around the whole text, or a comma before the next name.',
      );
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return at(`a text that begins with ${text[offset]} has to stand in quotation marks. ${quoteAll}`);
    case 'UNEXPECTED_TOKEN':
      return atValue(describeUnexpected(value));
    case 'MULTIPLE_DOCS':
      return at('a line of hyphens ends the file early. Take it out.');
    default:
      return at(message);
  }
}

/** The last line of a text that begins with a hyphen and no space after it. */
function tightHyphen(text: string): TextError | undefined {
  const last = [...text.matchAll(/^( *)-(\w+:.*|\w+)$/gm)].at(-1);
  return (
    last && {
      offset: last.index + (last[1]?.length ?? 0),
      message: `a space is missing after the hyphen. Write "- ${last[2]}".`,
    }
  );
}

function describeUnexpected(value: string): string {
  const [first = ''] = value;
  if (first === '"')
    return `the text goes on after its closing quotation mark. Put single quotation marks around the whole text.`;
  if (first === "'")
    return `the text goes on after its closing quotation mark. Put double quotation marks around the whole text.`;
  if (first === '>' || first === '|') return 'the words of a long text begin on the next line, indented.';
  if (first === '-') return 'a list begins on the next line, indented.';
  return `a text that begins with ${first} has to stand in quotation marks. ${quoteAll}`;
}

function lastQuote(document: Document, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && (node.range?.[0] ?? end) < end) offset = node.range?.[0];
    },
  });
  return offset;
}
