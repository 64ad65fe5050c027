import { createHash } from 'node:crypto';

const attribute = `([^\\s"'<>/=]+)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+)))?`;
const tag = new RegExp(`<([a-zA-Z][^\\s/>]*)((?:[\\s/]+${attribute})*)[\\s/]*>`, 'g');
/** The tags that a policy has to do with, and the attributes that it blocks in any other. */
const counted = /^(script|style|iframe|link)$/i;
const blocked = /[\s/](style|on[a-z]+)[\s=]/i;
const dataTypes = new Set(['application/json', 'application/ld+json', 'text/plain']);

/** Finds what a page holds inside its HTML that its policy has to name. The parser of htmlparser2 would cost each start 50 ms and a host five packages. */
export function inlineBlocks(html: string) {
  // Hash sources of what stands inside the page, without repeats.
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // Style attributes and event handlers, as `<tag attribute>`: a strict policy blocks them.
  const forbidden: string[] = [];
  let scriptFiles = false;
  let styleFiles = false;
  let frames = false;
  const lower = html.toLowerCase();
  const text = html.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  tag.lastIndex = 0;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    // To read the attributes of every tag would cost each start 40 ms.
    if (!counted.test(found[1] ?? '') && !blocked.test(`${found[2]} `)) continue;
    const name = (found[1] ?? '').toLowerCase();
    const attributes = readAttributes(found[2] ?? '');
    for (const key of attributes.keys())
      if (key === 'style' || /^on[a-z]+$/.test(key)) forbidden.push(`<${name} ${key}>`);
    if (name === 'iframe') frames = true;
    if (name === 'link' && attributes.get('rel') === 'stylesheet') styleFiles = true;
    if (name !== 'script' && name !== 'style') continue;
    const start = tag.lastIndex;
    const end = lower.indexOf(`</${name}`, start);
    if (end < 0) break;
    tag.lastIndex = end;
    const source = `'sha256-${createHash('sha256').update(html.slice(start, end)).digest('base64')}'`;
    if (name === 'style') styles.add(source);
    else if (attributes.has('src')) scriptFiles = true;
    else if (!dataTypes.has(attributes.get('type') ?? '')) scripts.add(source);
  }
  return { scripts: [...scripts], styles: [...styles], scriptFiles, styleFiles, frames, forbidden };
}

function readAttributes(text: string) {
  const found = text.matchAll(new RegExp(attribute, 'g'));
  return new Map([...found].map(([, key = '', ...value]) => [key.toLowerCase(), value.join('').toLowerCase()]));
}
