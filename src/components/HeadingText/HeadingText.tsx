import type { ReactNode } from 'react';
import { usePage } from '../../page/page-context.tsx';

const hyphened = String.raw`\S+-\S+`;
const beforeDash = String.raw`\S+ [–—]`;
const afterDash = '(?<=[–—] ).+';

/** The words of a heading; a line ends neither in a word with a hyphen, before a dash, nor in the name of the center. */
export function HeadingText({ children }: { children: string }) {
  const { facts } = usePage();
  const name = facts.name.replace(/[^\w\s]/g, '\\$&');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: ui, index } of children.matchAll(
    new RegExp([name, hyphened, beforeDash, afterDash].join('|'), 'g'),
  )) {
    parts.push(
      children.slice(end, index),
      <span key={index} className="keep">
        {ui}
      </span>,
    );
    end = index + ui.length;
  }
  return [...parts, children.slice(end)];
}
