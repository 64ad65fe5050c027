// Builds the site and packs it with the server into a folder and an archive: node scripts/pack.ts [target] [--built]
// --built packs the site that was built last.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../tooling/build.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean' } } });
const target = resolve(positionals[0] ?? join(root, 'pack'));
const folder = join(target, 'website');
const archive = `${folder}.tar.gz`;

const parts = [
  'server',
  'shared',
  'content',
  'dist',
  'dist-server',
  'deploy',
  'docs',
  '.env.example',
  '.npmrc',
  'LICENSE',
];
const isLeftOut = (path: string) => /\.test\.(tsx?|json)$/.test(path) || basename(path) === 'photos';

if (!values.built) await buildSite();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const part of parts) {
  cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) });
}
// The scripts of a host install and build nothing first.
const { devDependencies: _tools, optionalDependencies: _node, ...packageFile } = readJson('package.json');
const scripts = { start: 'node --max-semi-space-size=4 server/main.ts', 'tour-requests': 'node server/cli.ts' };
writeJson('package.json', { ...packageFile, scripts });
const { packages, ...lockfile } = readJson('package-lock.json');
delete packages[''].devDependencies;
delete packages[''].optionalDependencies;
const needed = Object.entries<{ dev?: boolean; optional?: boolean }>(packages).filter(
  ([, { dev, optional }]) => !dev && !optional,
);
writeJson('package-lock.json', { ...lockfile, packages: Object.fromEntries(needed) });

const { status } = spawnSync('tar', ['-czf', archive, '-C', target, basename(folder)], { stdio: 'inherit' });
if (status !== 0) throw new Error(`There is no archive, since tar failed. The folder ${folder} is complete.`);
const megabytes = (statSync(archive).size / 1e6).toFixed(1);
console.log(`${archive} (${megabytes} MB) has what a host needs. Unpack it there, then: npm ci && npm start`);

function readJson(name: string) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

function writeJson(name: string, value: unknown) {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}
