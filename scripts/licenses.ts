// Lists the licenses of all packages and of the art, and fails on one that nobody has looked at: npm run licenses
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Lockfile = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> };

const root = join(import.meta.dirname, '..');
// What each asks for is met by passing its text on, which installing the packages does. LGPL is libvips, which draws
// pictures during a build and is part of nothing that is served.
const looked = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Zlib'.split(
    ' ',
  ),
);
const art = ['src/illustrations/LICENSE.txt', 'src/fonts/LICENSE.txt'];

const { host = [], tools = [] } = Object.groupBy(packagesOf('package-lock.json'), ({ dev }) =>
  dev ? 'tools' : 'host',
);
const unknown = [
  ...list('Packages on a host', host),
  ...list('Packages that build and test', tools),
  ...list('Packages that draw the art', packagesOf('art/package-lock.json')),
  ...list('Packages of the benchmark', packagesOf('tests/bench/package-lock.json')),
];
for (const file of art) console.log(`\n== ${file}\n${readFileSync(join(root, file), 'utf8').trim()}`);
if (unknown.length) {
  console.error(`\nNobody has looked at these licenses; scripts/licenses.ts names those that are fine:`);
  for (const { name, license } of unknown) console.error(`  ${name}: ${license}`);
  process.exitCode = 1;
}

function packagesOf(lockfile: string) {
  const { packages }: Lockfile = JSON.parse(readFileSync(join(root, lockfile), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'no license', dev = false }]) => ({
      name: `${path.replace(/^.*node_modules\//, '')} ${version}`,
      license,
      dev,
    }));
}

/** Prints packages by license and gives those with one that is not known. */
function list(title: string, packages: ReturnType<typeof packagesOf>) {
  console.log(`\n== ${title}: ${packages.length}`);
  const byLicense = Map.groupBy(packages, ({ license }) => license);
  for (const [license, group] of [...byLicense].sort(([, one], [, other]) => other.length - one.length)) {
    console.log(`${license} (${group.length})\n  ${group.map(({ name }) => name).join(', ')}`);
  }
  return packages.filter(
    ({ license }) => !license.split(/ (?:AND|OR) |[()]/).every((id) => id === '' || looked.has(id)),
  );
}
