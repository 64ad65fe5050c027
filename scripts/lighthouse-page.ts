import lighthouse from 'lighthouse';
import type { PageFigures } from './audit-budgets.ts';
import { fetchCompressed, weighHtml, weighInlineScripts } from './page-weight.ts';

type NetworkRequest = { url: string; resourceType?: string; transferSize: number };

const kinds: Record<string, keyof PageFigures['bytes']> = {
  Document: 'page',
  Stylesheet: 'page',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** Measures a page once with Lighthouse as a slow phone on a slow network, in the browser that listens on `port`. */
export async function measurePage(origin: string, path: string, port: number): Promise<PageFigures> {
  const address = new URL(path, origin).href;
  const report = await reportOn(address, port);
  const details = report.audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as unknown as NetworkRequest[];
  const sent = requests.filter(({ url }) => /^https?:/.test(url));
  const bytes: PageFigures['bytes'] = { page: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize } of sent) bytes[kinds[resourceType] ?? 'other'] += transferSize;

  const html = await (await fetch(address)).text();
  const scripts = new Set(sent.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url));
  const scriptBytes = await Promise.all([...scripts].map(async (url) => (await fetchCompressed(url)).length));
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: sent.length,
    bytes,
    html: await weighHtml(address, html),
    script: scriptBytes.reduce((sum, size) => sum + size, weighInlineScripts(html)),
  };
}

// On a busy machine Lighthouse now and then misses the start of a page, says so, and asks to be run again.
async function reportOn(address: string, port: number, attempts = 3) {
  const report = (await lighthouse(address, { port, logLevel: 'error', output: 'json' }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return reportOn(address, port, attempts - 1);
  throw new Error(`Lighthouse cannot measure ${address}: ${report?.runtimeError?.message ?? 'it gave no report'}`);
}
