// Measures every page against the budgets: npm run audit [-- --page /contact] [--runs 3] [--weight] [--json file]
// --weight skips Lighthouse.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startLocalServer } from '../tooling/local-server.ts';
import { runBuild, siteFolder } from '../tooling/run-build.ts';
import { budgets, lengthWarnings, median, type PageFigures, type PageSpeed, pastBudget } from './audit-budgets.ts';
import { chromiumArguments, chromiumPath } from './ensure-chromium.ts';
import { measurePage } from './lighthouse-page.ts';
import { weighFirstView, weighPage } from './page-weight.ts';

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    weight: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(options.runs) || 3);

runBuild();
const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const port = 20_000 + (process.pid % 20_000);
const browser = await chromium.launch({
  executablePath: chromiumPath({ withWindows: true }),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const server = await startLocalServer();
try {
  const pages: PageFigures[] = [];
  for (const path of options.page ?? listed) {
    const weight = await weighPage(browser, server.address, path);
    pages.push({ ...weight, speed: options.weight ? null : await measureSpeed(path) });
  }
  const firstView = await weighFirstView(browser, server.address);
  console.log('Bytes over the wire (brotli), px at a width of 390, ms on a slow phone and network (medians).');
  console.table(Object.fromEntries(pages.map(({ path, speed, ...weight }) => [path, { ...weight, ...speed }])));
  console.log(`First view of home at 390 px: ${firstView} bytes, limit ${budgets.firstView}`);
  const faults = pages.flatMap((page) => pastBudget(page).map((fault) => `${page.path}: ${fault}`));
  if (firstView > budgets.firstView) faults.push(`/: first view ${firstView}, limit ${budgets.firstView}`);
  const warnings = pages.flatMap((page) => lengthWarnings(page).map((warning) => `${page.path}: ${warning}`));
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  for (const fault of faults) console.log(`Over budget: ${fault}`);
  console.log(`${pages.length} pages, ${faults.length} over budget, ${warnings.length} warnings`);
  if (options.json) writeFileSync(options.json, JSON.stringify({ budgets, firstView, pages, faults }, null, 2));
  process.exitCode = faults.length || !pages.length ? 1 : 0;
} finally {
  await server.stop();
  await browser.close();
}

async function measureSpeed(path: string): Promise<PageSpeed> {
  const measured: PageSpeed[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measurePage(server.address, path, port));
  const names = Object.keys(measured[0] ?? {}) as (keyof PageSpeed)[];
  return Object.fromEntries(names.map((name) => [name, median(measured.map((speed) => speed[name]))])) as PageSpeed;
}
