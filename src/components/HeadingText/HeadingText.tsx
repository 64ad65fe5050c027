import { usePage } from '../../page/page-context.tsx';
import { splitByPattern } from '../RichText/split-by-pattern.tsx';

const hyphened = String.raw`\S+-\S+`;
const beforeDash = String.raw`\S+ [–—]`;
const afterDash = '(?<=[–—] ).+';

/** The words of a heading; a line ends neither in a word with a hyphen, before a dash, nor in the name of the center. */
export function HeadingText({ children }: { children: string }) {
  const { facts } = usePage();
  const kept = new RegExp([RegExp.escape(facts.name), hyphened, beforeDash, afterDash].join('|'), 'g');
  return splitByPattern(children, kept, ([text]) => <span className="keep">{text}</span>);
}
