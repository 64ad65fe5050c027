import { transform } from 'lightningcss';
import { dropUnusedRules } from './drop-unused-rules.ts';
import { inlineConstants } from './inline-constants.ts';

const styleBlock = /<style>([\s\S]*?)<\/style>/g;
/** Blanks and values that mean nothing, and the marks by which React would find its texts. */
const padding = /\s+(?=<\/?(?:head|body)>)|(?<=<body>)\s+|<!-- -->|(?<=<[^<>]* data-[\w-]+)="true"/g;

const emptyShape = /><\/(?:path|use|rect|circle)>/g;

/** Makes one short block of a page's styles. With `scripts`, the code of the site, unused rules and padding go too. */
export function minifyPage(html: string, scripts?: string): string {
  const blocks = [...html.matchAll(styleBlock)];
  const [first] = blocks;
  if (!first) return html;
  const css = minify(blocks.map(([, block]) => block).join('\n'));
  const used = scripts === undefined ? css : dropUnusedRules(css, html, scripts);
  const tight = minify(inlineConstants(used));
  const whole = html.replace(styleBlock, (_block, _css, at) => (at === first.index ? `<style>${tight}</style>` : ''));
  return scripts === undefined ? whole : whole.replace(padding, '').replace(emptyShape, '/>');
}

function minify(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
}
