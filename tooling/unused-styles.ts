import { transform } from 'lightningcss';
import packageFile from '../package.json' with { type: 'json' };

/** Versions as Lightning CSS writes them: 15.4 is 0x0f0400. */
const targets = Object.fromEntries(
  packageFile.browserslist.map((browser) => {
    const [name = '', version = ''] = browser.toLowerCase().split(' >= ');
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

const STYLES = /(?<=<style>)[^<]{1000,}(?=<\/style>)/;
const CLASS = /\.([a-z][\w-]*)/gi;
const PROPERTY = /--[a-z][\w-]*/gi;

/** Takes styles that no page uses out of pages with the same styles; `scripts` may add classes and set properties. */
export function withoutUnusedStyles(pages: readonly string[], scripts: string): string[] {
  const groups = Map.groupBy(pages, (page) => STYLES.exec(page)?.[0] ?? '');
  const smaller = new Map([...groups].map(([styles, those]) => [styles, shrink(styles, those, scripts)]));
  return pages.map((page) => page.replace(STYLES, (styles) => smaller.get(styles) ?? styles));
}

function shrink(styles: string, pages: readonly string[], scripts: string): string {
  if (!styles) return styles;
  const rest = [scripts, ...pages.map((page) => page.replace(STYLES, ''))].join('\n');
  const used = new Set(
    [...rest.matchAll(/class="([^"]*)"/g), ...scripts.matchAll(/["'`]([\w\s-]+)["'`]/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  );
  const classes = [...styles.matchAll(CLASS)].flatMap(([, name = '']) => (used.has(name) ? [] : [name]));
  const properties = (styles.match(PROPERTY) ?? []).filter(
    (name) => !new RegExp(`var\\(${name}\\b`).test(styles) && !rest.includes(name),
  );
  const code = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    targets,
    unusedSymbols: [...new Set([...classes, ...properties])],
  }).code.toString();
  // What used a property may be gone with it.
  return code.length < styles.length ? shrink(code, pages, scripts) : styles;
}
