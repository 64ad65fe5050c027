import { usePage } from '../../page-data/page-context.tsx';
import { splitByPattern } from '../RichText/split-by-pattern.tsx';

const hyphened = String.raw`\S+-\S+`;
const beforeDash = String.raw`\S+ [–—]`;
const afterDash = '(?<=[–—] ).+';

export function HeadingText({ children }: { children: string }) {
  const { facts } = usePage();
  const together = new RegExp([RegExp.escape(facts.name), hyphened, beforeDash, afterDash].join('|'), 'g');
  return splitByPattern(children, together, ([text]) => <span className="nowrap">{text}</span>);
}
