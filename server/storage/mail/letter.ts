import { addressLines } from '../../../shared/facts.ts';
import type { Facts } from '../../../shared/facts-schema.ts';
import { escapeHtml, stripControls } from '../../plain-text.ts';

/** A value with its name; the link dials or writes to it. */
export type DetailRow = { label: string; value: string; href?: string | undefined };

/** A part of a letter. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: DetailRow[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'list'; heading: string; items: string[] }
  | { kind: 'quote'; heading: string; text: string };

/** What a message says, before it is laid out. */
export type Letter = { subject: string; language: string; heading: string; blocks: Block[] };

const CREAM = '#FBF7EF';
const GREEN = '#1F5C46';
const INK = '#2B2320';
const QUIET = '#4E423B';
const SANS = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Lays out a letter as plain text. */
export function letterText({ heading, blocks }: Letter, facts: Facts): string {
  const parts = blocks.map(blockText);
  return `${[heading, ...parts, signature(facts).join('\n')].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return stripControls(block.text);
    case 'facts':
      return block.rows.map(rowText).join('\n');
    case 'button':
      return `${block.label}: ${block.href.replace(/^tel:/, '')}`;
    case 'list':
      return [`${block.heading}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'quote':
      return `${block.heading}:\n${stripControls(block.text).replace(/^/gm, '> ')}`;
  }
}

function rowText({ label, value, href = 'tel:' }: DetailRow) {
  // Whoever reads plain text dials the number itself.
  return [`${label}: ${stripControls(value)}`, ...(href.startsWith('tel:') ? [] : [href])].join('\n');
}

/** Lays out a letter as HTML that needs no pictures and no style sheet. */
export function letterHtml(letter: Letter, facts: Facts): string {
  const { subject, language, heading, blocks } = letter;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${CREAM};color:${INK};font-family:${SANS};font-size:18px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${CREAM}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border-radius:20px;overflow:hidden">
<tr><td style="background:${GREEN};color:#FFFFFF;padding:20px 28px;font-family:${SERIF};font-size:20px">${escapeHtml(facts.name)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:28px;line-height:1.2;font-weight:600;color:${GREEN}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr></table>
<p style="margin:20px 0 0;font-size:15px;color:${QUIET}">${signature(facts).map(escapeHtml).join('<br>')}</p>
</td></tr></table></body></html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(stripControls(block.text))}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.rows.map(rowHtml).join('')}</table>`;
    case 'button':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.href)}" style="display:inline-block;background:${GREEN};color:#FFFFFF;padding:14px 26px;border-radius:999px;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'list':
      return `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(block.heading)}</h2><ul style="margin:0 0 20px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(block.heading)}</h2><p style="margin:0 0 20px;padding:12px 16px;background:${CREAM};border-radius:12px">${escapeHtml(stripControls(block.text)).replaceAll('\n', '<br>')}</p>`;
  }
}

function rowHtml({ label, value, href }: DetailRow) {
  const text = escapeHtml(stripControls(value));
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${GREEN};font-weight:700">${text}</a>`
    : `<strong>${text}</strong>`;
  return `<tr><td valign="top" style="padding:4px 18px 4px 0;color:${QUIET};white-space:nowrap">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0">${shown}</td></tr>`;
}

function signature(facts: Facts) {
  return [facts.name, addressLines(facts).join(', '), `${facts.phone} · ${facts.url}`];
}
