import type { TextError } from './yaml-errors.ts';

type Line = { start: number; text: string };

/** A common slip on the lines around an error, where what reads YAML stumbles only later. */
export function findSlip(text: string, offset: number): TextError | undefined {
  const lines = [...text.matchAll(/^[^\S\n]*[^\s#].*$/gm)].map((match) => ({ start: match.index, text: match[0] }));
  const end = lines.filter(({ start }) => start <= offset).length;
  return lines
    .slice(Math.max(end - 2, 0), end + 1)
    .map((line, index, near) => otherSpace(line) ?? nothingAbove(line, near[index + 1]) ?? tightColon(line))
    .find((slip) => slip !== undefined);
}

function otherSpace({ start, text }: Line): TextError | undefined {
  const before = /^[ -]*(?:\w+: *)?(?=[\u00A0\u2000-\u200B\u202F\u3000])/.exec(text)?.[0];
  if (before === undefined) return undefined;
  const message = 'a space of another kind stands here, as word processors write it. Type an ordinary space instead.';
  return { offset: start + before.length, message };
}

/** Says that entries or words stand below a value that means nothing. */
export function moreThanNothing(value: string): string {
  return `${value} says that nothing stands here, and more stands below. Take out ${value}, or what stands below.`;
}

/** An empty list, or null, that was left above the first entry. */
function nothingAbove({ start, text }: Line, next: Line | undefined): TextError | undefined {
  const [, before = '', value] = /^([ -]*\w+: +)(\[\]|null)\s*(?:#.*)?$/.exec(text) ?? [];
  const isBelow = next && next.text.replace(/^ *(- )?/, '').length < next.text.length - text.search(/\w/);
  if (!value || !isBelow) return undefined;
  return { offset: start + before.length, message: moreThanNothing(value) };
}

function tightColon({ start, text }: Line): TextError | undefined {
  const [, before = '', name, value] = /^([ -]*)(\w+):(?!\/\/)([^\s:].*)$/.exec(text) ?? [];
  if (!name) return undefined;
  return { offset: start + before.length, message: `a space is missing after the colon. Write "${name}: ${value}".` };
}
