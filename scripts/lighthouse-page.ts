import lighthouse from 'lighthouse';

type NetworkRequest = { url: string; resourceType?: string; transferSize: number };

const kinds: Record<string, 'page' | 'script' | 'font' | 'image'> = {
  Document: 'page',
  Stylesheet: 'page',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

export async function measurePage(origin: string, path: string, port: number) {
  const address = new URL(path, origin).href;
  const report = await reportOn(address, port);
  const details = report.audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as unknown as NetworkRequest[];
  const sent = requests.filter(({ url }) => /^https?:/.test(url));
  const bytes = { page: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize } of sent) bytes[kinds[resourceType] ?? 'other'] += transferSize;

  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: sent.length,
    ...bytes,
  };
}

// Lighthouse can miss the start of a page on a busy machine.
async function reportOn(address: string, port: number, attempts = 3) {
  const report = (await lighthouse(address, { port, logLevel: 'error', output: 'json' }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return reportOn(address, port, attempts - 1);
  throw new Error(`Lighthouse cannot measure ${address}: ${report?.runtimeError?.message ?? 'it gave no report'}`);
}
