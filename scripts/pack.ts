// Builds the site and packs it with the server into a folder and an archive: node scripts/pack.ts [target] [--built] [--unpacked]
// --built packs the last build, --unpacked makes no archive.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT } from '../shared/read-content.ts';
import { runBuild } from '../tooling/run-build.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean' }, unpacked: { type: 'boolean' } },
});
const target = resolve(positionals[0] ?? join(root, 'pack'));
const folder = join(target, 'website');

const parts = 'server shared dist dist-server deploy docs .env.example .npmrc LICENSE package-lock.json'.split(' ');
const isLeftOut = (path: string) => /\.test\.(tsx?|json)$/.test(path) || ['photos', '.git'].includes(basename(path));

if (!values.built) runBuild();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const part of parts) copy(join(root, part), part);
copy(CONTENT, 'content');
// A host neither installs nor builds anything when it starts.
const scripts = { start: 'node server/main.ts', 'tour-requests': 'node server/cli.ts' };
const packageFile = { ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), scripts };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`);
if (!values.unpacked) makeArchive();

function copy(source: string, part: string) {
  cpSync(source, join(folder, part), { recursive: true, filter: (path) => !isLeftOut(path) });
}

function makeArchive() {
  const archive = `${folder}.tar.gz`;
  const { status } = spawnSync('tar', ['-czf', archive, '-C', target, basename(folder)], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`tar failed, so there is no archive. The folder ${folder} is complete.`);
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(
    `Packed ${archive} (${megabytes} MB). Unpack it on a host, then run: npm ci --omit=dev --omit=optional && npm start`,
  );
}
