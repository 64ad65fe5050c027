// Measures every page against the budgets: npm run audit [-- --page /contact]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './ensure-chromium.ts';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromiumArguments, chromiumPath } from '../tooling/chromium.ts';
import { ensureBuilt, siteFolder } from '../tooling/run-build.ts';

type Request = { url: string; resourceType?: string; transferSize: number };

/** Figures that every page has to reach, and those that it must not exceed: times in ms, compressed bytes. */
const atLeast = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const atMost = {
  LCP: 1_250,
  CLS: 0,
  /** HTML with its styles and scripts; 14,200 come in one trip. */
  HTML: 18 * 1024,
  /** Script files; no more come later. */
  script: 5 * 1024,
  /** Everything that home loads without scrolling, with all of its pictures. */
  home: 140 * 1024,
};

const RUNS = 3;
const { values: options } = parseArgs({ options: { page: { type: 'string', multiple: true } } });
const screen = { mobile: true, width: 390, height: 844, deviceScaleFactor: 3, disabled: false };

await ensureBuilt();
const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const debuggingPort = 20_000 + (process.pid % 20_000);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
});
// In an empty folder there is no `.env` file.
const data = mkdtempSync(join(tmpdir(), 'audit-'));
const server = fork(join(import.meta.dirname, '../server/main.ts'), {
  cwd: data,
  env: { ...process.env, PORT: '0', DATA_DIR: data },
});
const [started] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
if (!started?.port) throw new Error('The server did not start.');
const site = `http://127.0.0.1:${started.port}`;
try {
  const table: Record<string, Record<string, number>> = {};
  for (const path of options.page ?? listed) {
    console.log(`Measuring ${path}`);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${site}${path}`));
    table[path] = figuresOf(path, computeMedianRun(runs));
  }
  console.log('Median runs of Lighthouse on a simulated slow phone: times in ms, sizes in bytes.');
  console.table(table);
  for (const [path, figures] of Object.entries(table)) {
    // NaN is a figure that is missing.
    const low = Object.entries(atLeast).filter(([name, limit]) => !((figures[name] ?? 0) >= limit));
    const high = Object.entries(atMost).filter(([name, limit]) => !((figures[name] ?? 0) <= limit));
    for (const [name, limit] of [...low, ...high]) {
      console.log(`Over budget: ${path}: ${name} ${figures[name]}, limit ${limit}`);
      process.exitCode = 1;
    }
  }
} finally {
  server.kill();
  await Promise.all([once(server, 'exit'), browser.close()]);
  rmSync(data, { recursive: true });
}

function figuresOf(path: string, { audits, categories }: Pick<Result, 'audits' | 'categories'>) {
  const details = audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as unknown as Request[];
  const loaded = requests.filter(({ url }) => url.startsWith('http'));
  const bytesOf = (some: Request[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const value = (audit: string) => Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000;
  return {
    ...Object.fromEntries(Object.keys(atLeast).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    LCP: value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    /** Only printed: a page without styles and scripts has up to 48 ms. */
    blocking: value('total-blocking-time'),
    HTML: statSync(join(siteFolder, `${path === '/' ? '/index' : path}.html.br`)).size,
    script: bytesOf(loaded.filter(({ resourceType }) => resourceType === 'Script')),
    ...(path === '/' && { home: bytesOf(loaded) }),
  };
}

// Lighthouse can miss the start of a page on a busy machine.
async function measure(url: string, attempts = 3) {
  const report = (await lighthouse(url, { port: debuggingPort, logLevel: 'error', screenEmulation: screen }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return measure(url, attempts - 1);
  throw new Error(`Lighthouse cannot measure ${url}: ${report?.runtimeError?.message ?? 'there is no report'}`);
}
