// Measures every page against the budgets: npm run audit [-- --page /contact] [--runs 3]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromiumArguments, chromiumPath } from '../tooling/chromium.ts';
import { startLocalServer } from '../tooling/local-server.ts';
import { runBuild, siteFolder } from '../tooling/run-build.ts';
import { figuresOf, overBudget } from './audit-budgets.ts';

const { values: options } = parseArgs({
  options: { page: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
});
const screen = { mobile: true, width: 390, height: 844, deviceScaleFactor: 3, disabled: false };

runBuild();
const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const debuggingPort = 20_000 + (process.pid % 20_000);
const browser = await chromium.launch({
  executablePath: chromiumPath({ withWindows: true }),
  args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
});
const server = await startLocalServer();
try {
  const table: Record<string, ReturnType<typeof figuresOf> & { touched: number }> = {};
  for (const path of options.page ?? listed) {
    console.log(`Measuring ${path}`);
    const runs = [];
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure(`${server.url}${path}`));
    table[path] = { ...figuresOf(computeMedianRun(runs)), touched: await touchForm(`${server.url}${path}`) };
  }
  console.log('Median runs of Lighthouse on a simulated slow phone: times in ms, sizes in bytes.');
  console.table(table);
  const violations = Object.entries(table).flatMap(([path, page]) =>
    overBudget(path, page).map((violation) => `${path}: ${violation}`),
  );
  for (const violation of violations) console.log(`Over budget: ${violation}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await browser.close();
}

/** Bytes of all script files once the form of a page was touched; 0 without a form. */
async function touchForm(url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const form = page.locator('[data-tour-request]');
  const hasForm = (await form.count()) > 0;
  if (hasForm) {
    await form.dispatchEvent('pointerdown');
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-tour-request] form')?.noValidate);
  }
  await page.close();
  return hasForm ? (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) : 0;
}

// Lighthouse can miss the start of a page on a busy machine.
async function measure(url: string, attempts = 3) {
  const report = (await lighthouse(url, { port: debuggingPort, logLevel: 'error', screenEmulation: screen }))?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return measure(url, attempts - 1);
  throw new Error(`Lighthouse cannot measure ${url}: ${report?.runtimeError?.message ?? 'there is no report'}`);
}
