import type { Center } from '../../shared/center.ts';
import { addressLine, telHref } from '../../shared/center.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { escapeHtml, stripControls } from '../plain-text.ts';

/** A part of an email, as its plain text and as its HTML. */
export type Block = { text: string; html: string };

export type EmailContent = { subject: string; language: string; heading: string; blocks: Block[] };

export function emailText({ heading, blocks }: EmailContent, facts: Center): string {
  return `${[heading, ...blocks.map(({ text }) => text), signature(facts).join('\n')].join('\n\n')}\n`;
}

const SANS = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Inline colors for mail programs that ignore style sheets; `DARK` overrides them by class. */
const LIGHT = {
  ground: 'background:#FBF7EF;color:#2B2320',
  sheet: 'background:#FFFFFF;color:#2B2320',
  primary: 'background:#1F5C46;color:#FFFFFF',
  link: 'color:#1F5C46',
  quiet: 'color:#4E423B',
  orange: 'background:#F2B84B;border:2px solid #2B2320',
};

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #2B2320 !important; color: #FBF7EF !important; }
  .sheet { background: #4E423B !important; color: #FBF7EF !important; }
  .primary { background: #1F5C46 !important; color: #FFFFFF !important; }
  .link { color: #F8E3AE !important; }
  .quiet { color: #E8DCC8 !important; }
}`;

function look(name: keyof typeof LIGHT, style: string) {
  return `class="${name}" style="${LIGHT[name]};${style}"`;
}

/** Writes HTML without images; its style sheet only adds a dark theme. */
export function emailHtml(email: EmailContent, facts: Center): string {
  const { subject, language, heading, blocks } = email;
  const [name = '', address = ''] = signature(facts).map(escapeHtml);
  const phone = `<a href="${telHref(facts)}" ${look('link', '')}>${escapeHtml(facts.phone)}</a>`;
  const site = `<a href="${escapeHtml(facts.url)}" ${look('link', '')}>${escapeHtml(facts.url)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body ${look('ground', `margin:0;padding:0;font-family:${SANS};font-size:18px;line-height:1.5`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('ground', '')}><tr><td align="center" style="padding:24px 12px">
<p style="margin:0 0 16px;font-family:${SERIF};font-size:22px;line-height:1.2;font-weight:600"><span ${look('orange', 'display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:50%')}></span>${name}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('sheet', 'max-width:600px;border:2px solid #2B2320;border-radius:20px')}>
<tr><td style="padding:26px">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:28px;line-height:1.2;font-weight:600">${textHtml(heading)}</h1>
${blocks.map(({ html }) => html).join('\n')}
</td></tr></table>
<p ${look('quiet', 'margin:20px 0 0;font-size:16px')}>${name}<br>${address}<br>${phone} · ${site}</p>
</td></tr></table></body></html>
`;
}

export function paragraph(text: string): Block {
  return { text: stripControls(text), html: `<p style="margin:0 0 16px">${textHtml(text)}</p>` };
}

/** The plain text of a telephone link is its label, which has the number. */
export function button({ label, href }: { label: string; href: string }, tone: 'primary' | 'link' = 'primary'): Block {
  const link = `<a href="${escapeHtml(href)}" ${look(tone, 'display:inline-block;padding:14px 24px;border-radius:16px;font-weight:700;text-decoration:none')}>${textHtml(label)}</a>`;
  const edge = `border:2px solid${tone === 'primary' ? ' #2B2320' : ''};border-bottom-width:4px;border-radius:18px`;
  return {
    text: href.startsWith('tel:') ? label : `${label}: ${href}`,
    // Outlook on Windows ignores padding on links and takes `mso-padding-alt` of the cell.
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td ${look(tone, `${edge};mso-padding-alt:14px 24px`)}>${link}</td></tr></table>`,
  };
}

export function bulletList(heading: string, items: readonly string[]): Block {
  const bullets = items.map((item) => `<li style="margin:0 0 6px">${textHtml(item)}</li>`);
  return {
    text: [`${heading}:`, ...items.map((item) => `- ${item}`)].join('\n'),
    html: `${subheading(heading)}<ul style="margin:0 0 20px;padding-left:22px">${bullets.join('')}</ul>`,
  };
}

/** `href` dials the value, or leads to what it names. */
type Fact = { label: string; value: string; href?: string };

export function factTable(facts: readonly Fact[]): Block {
  const rows = facts.map(({ label, value, href }) => {
    const shown = href
      ? `<a href="${escapeHtml(href)}" ${look('link', 'font-weight:700')}>${textHtml(value)}</a>`
      : `<strong>${textHtml(value)}</strong>`;
    return `<tr><td valign="top" ${look('quiet', 'padding:4px 18px 4px 0;white-space:nowrap')}>${textHtml(label)}</td><td valign="top" style="padding:4px 0">${shown}</td></tr>`;
  });
  const lines = facts.map(({ label, value, href = '' }) =>
    [label, stripControls(value), ...(href.startsWith('http') ? [href] : [])].join(': '),
  );
  return {
    text: lines.join('\n'),
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`,
  };
}

export function requestList(heading: string, text: string, requests: readonly ListedRequest[]): Block {
  const blocks = [
    ...(heading ? [{ text: heading, html: subheading(heading) }] : []),
    paragraph(text),
    ...requests.map(listed),
  ];
  return { text: blocks.map((block) => block.text).join('\n\n'), html: blocks.map(({ html }) => html).join('') };
}

/** For a phone: staff look for the name and tap the number. */
function listed({ reference, name, status, isLate, phone, dial, about, note, href }: ListedRequest): Block {
  const touched = 'display:inline-block;padding:8px 0';
  const when = textHtml(status);
  const lines = [
    `<a href="${escapeHtml(href)}" ${look('link', `${touched};font-weight:700`)}>${textHtml(name)} · ${isLate ? when : `<span style="font-weight:400">${when}</span>`}</a>`,
    dial && phone ? `<a href="${escapeHtml(dial)}" ${look('link', touched)}>${textHtml(phone)}</a>` : textHtml(phone),
    textHtml(about),
    textHtml(note),
    `<span ${look('quiet', 'font-size:16px')}>${textHtml(reference)}</span>`,
  ];
  return {
    text: [`${name} · ${status}`, phone, about, note, href, reference].filter(Boolean).join('\n'),
    html: `<div style="margin:0 0 20px">${lines.filter(Boolean).join('<br>')}</div>`,
  };
}

function subheading(heading: string) {
  return `<h2 style="margin:0 0 8px;font-family:${SERIF};font-size:20px">${textHtml(heading)}</h2>`;
}

/** Digits as people write telephone numbers, which stay on one line. */
const NUMBER = /\+?\(?\d[\d().\u00A0 -]{5,18}\d/g;

function textHtml(text: string) {
  return escapeHtml(stripControls(text)).replace(NUMBER, '<span style="white-space:nowrap">$&</span>');
}

function signature(facts: Center) {
  return [facts.name, addressLine(facts), `${facts.phone} · ${facts.url}`];
}
