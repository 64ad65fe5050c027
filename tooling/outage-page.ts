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
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: #174836; font-weight: bold }
</style>
<p><b>${escapeHtml(facts.name)}</b><br>${escapeHtml(addressLine(facts))}
${parts.join('\n')}
`;
}
