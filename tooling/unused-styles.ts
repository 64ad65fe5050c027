import { PurgeCSS } from 'purgecss';
import readHtml from 'purgecss-from-html';

const STYLES = /<style>(.*?)<\/style>/gs;
const SCRIPTS = /<script\b[^>]*>(.*?)<\/script>/gs;
const LOADS_FILES = /<script\b[^>]* src=/;

/** Joins the styles of a page, without those that it does not use. Its scripts, also those in files, may add what they name. */
export async function withoutUnusedStyles(page: string, files: string): Promise<string> {
  const textOf = (part: RegExp) => [...page.matchAll(part)].map(([, text]) => text).join('\n');
  const html = page.replace(STYLES, '').replace(SCRIPTS, '');
  const scripts = textOf(SCRIPTS) + (LOADS_FILES.test(page) ? files : '');
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: textOf(STYLES) }],
    content: [
      { raw: html, extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    extractors: [
      { extensions: ['html'], extractor: readHtml },
      { extensions: ['js'], extractor: quotedNames },
    ],
    variables: true,
    keyframes: true,
    // It names no element, so it would go too.
    safelist: [':focus-visible'],
    dynamicAttributes: ['hidden', 'disabled', ...attributesIn(scripts)],
  });
  const first = page.search(STYLES);
  return page.replace(STYLES, (_style, _text, at) => (at === first ? `<style>${result?.css}</style>` : ''));
}

function quotedNames(script: string): string[] {
  return [...script.matchAll(/["'`]([\w\s-]+)["'`]/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** Attributes to which a script may give any value, such as `data-shown` by `dataset.shown`. */
function attributesIn(script: string): string[] {
  const data = [...script.matchAll(/\bdataset\.(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, '-$&')}`,
  );
  return [...data.map((name) => name.toLowerCase()), ...(script.match(/\b(data|aria)-[a-z-]+/g) ?? [])];
}
