import { Fragment, type ReactNode } from 'react';

/** Hours such as 8:00AM-4:00PM, with the mark after them: a line must not begin with it. */
export const times = /(?:\d+:\d\d[AP]M|noon)-(?:\d+:\d\d[AP]M|noon)[;,.]?/g;

/** A text with each match of a global pattern replaced by a node; the text between the matches stays as it is. */
export function splitByPattern(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => ReactNode,
): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    nodes.push(text.slice(end, match.index), <Fragment key={match.index}>{replace(match)}</Fragment>);
    end = match.index + match[0].length;
  }
  return [...nodes, text.slice(end)];
}
