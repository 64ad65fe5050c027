import { createHash } from 'node:crypto';
import { type AtRule, parse } from 'postcss';

/** Moves the print styles of a page to a style sheet of their own, which the first view does not wait for. */
export function splitPrint(html: string): { html: string; sheet?: { path: string; css: string } } {
  const [block = '', styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const screen = parse(styles);
  let css = '';
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    css += withLayers(rule);
    rule.remove();
  });
  if (css === '') return { html };
  const path = `/_astro/print.${createHash('sha256').update(css).digest('hex').slice(0, 6)}.css`;
  const link = `<link rel="stylesheet" href="${path}" media="print">`;
  return { html: html.replace(block, `<style>${screen}</style>${link}`), sheet: { path, css } };
}

/** The content of a media rule inside the at-rules around it. */
function withLayers({ nodes = [], parent }: AtRule): string {
  let css = nodes.join('');
  for (let around = parent; around?.type === 'atrule'; around = around.parent) {
    const { name, params } = around as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}
