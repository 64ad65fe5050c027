import { Fragment, type ReactNode } from 'react';

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
