import { replaceLinks } from '../content-model/links.ts';
import { escapeHtml } from '../server/plain-text.ts';
import { addressLine, telHref } from '../shared/center.ts';
import type { ServerContent } from '../shared/server-content.ts';

/** The page that Caddy shows while the server does not answer: in every language, without any other file. */
export function outagePage({ facts, languages }: ServerContent): string {
  const call = `<a href="${telHref(facts)}">${escapeHtml(facts.phone)}</a>`;
  const parts = Object.entries(languages).map(([language, { problems, hours }]) => {
    const { heading, explanation } = problems.unavailable;
    const text = escapeHtml(explanation).replaceAll(escapeHtml(facts.phone), call);
    const linked = replaceLinks(text, (label, href) =>
      href.startsWith('lang:') ? label : `<a href="${href}">${label}</a>`,
    );
    return `<section lang="${language}"><h1>${escapeHtml(heading)}</h1><p>${linked}<p>${escapeHtml(hours)}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(facts.name)}</title>
<style>
body { max-width: 36rem; margin: 2rem auto; padding: 0 1.25rem; font: 1.25rem/1.6 system-ui, sans-serif; color: #2b2320; background: #fbf7ef }
b, h1 { font: 600 1.75rem/1.25 Georgia, serif }
b::before { content: ""; display: inline-block; width: 0.6em; height: 0.6em; margin-right: 0.4em; border: 2px solid; border-radius: 50%; background: #f2b84b }
section { margin-top: 1.5rem; padding: 0 1.5rem; border: 2px solid; border-radius: 20px; background: #ffffff }
a { color: #174836; font-weight: bold }
</style>
<p><b>${escapeHtml(facts.name)}</b><br>${escapeHtml(addressLine(facts))}
${parts.join('\n')}
`;
}
