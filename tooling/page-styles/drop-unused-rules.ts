import { Parser } from 'htmlparser2';
import { list, parse } from 'postcss';

const groups = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
const states = /::?[\w-]+/g;
const inlineScript = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const part = /\.[\w-]+|\[[^\]]+\]|[a-z][\w-]*/gi;

/** Drops rules that cannot match. Attributes named in a page's scripts or in `scripts` may come later, elements and classes not. */
export function dropUnusedRules(css: string, html: string, scripts: string): string {
  const present = partsOf(html);
  const code = [scripts, ...[...html.matchAll(inlineScript)].map(([, own]) => own)].join('\n');
  const mayCome = (attribute: string) =>
    attribute === 'open' ||
    code.includes(attribute) ||
    code.includes(`dataset.${attribute.slice(5).replace(/-(.)/g, (_, letter) => letter.toUpperCase())}`);
  const isUsed = (selector: string) =>
    (selector.replace(groups, '').replace(states, '').match(part) ?? []).every((found) => {
      if (!found.startsWith('[')) return present.has(found);
      const wanted = found.replace(/["']/g, '');
      return present.has(wanted) || mayCome(/[\w-]+/.exec(wanted)?.[0] ?? '');
    });

  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const used = list.comma(rule.selector).filter(isUsed);
    if (used.length > 0) rule.selector = used.join(',');
    else rule.remove();
  });
  return root.toString();
}

function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const parser = new Parser({
    onopentag(name, { class: classes = '', ...attributes }) {
      parts.add(name);
      for (const one of classes.split(/\s+/)) parts.add(`.${one}`);
      for (const [key, value] of Object.entries(attributes)) parts.add(`[${key}]`).add(`[${key}=${value}]`);
    },
  });
  parser.end(html);
  return parts;
}
