// Installs Chromium for the browser tests and for the audit, unless it is installed.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFolder, chromiumPath, FROM_NPM, isFromNpm, tryChromium } from '../tooling/chromium.ts';

if (!tryChromium().starts) {
  // A program that was chosen by hand is never replaced.
  if (process.env.CHROMIUM_PATH) fail();
  console.log('Installing Chromium for the browser tests.');
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  if (isFromNpm) installFromNpm();
  else run(process.execPath, [playwright, 'install', 'chromium']);
  if (!tryChromium().starts) fail();
}

/** The package is made for a cloud: it brings libraries and fonts that a bare system lacks, and unpacks all that into TMPDIR. */
function installFromNpm(): void {
  const packed = join(chromiumFolder, 'packed');
  rmSync(chromiumFolder, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  run('npm', ['install', '--prefix', packed, '--loglevel=error', FROM_NPM]);
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const env = { ...process.env, TMPDIR: chromiumFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  run(process.execPath, ['--input-type=module', '--eval', unpack], { env, cwd: packed });
  rmSync(packed, { recursive: true });
  chmodSync(join(chromiumFolder, 'chromium'), 0o755);
  writeFileSync(
    join(chromiumFolder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
  );
  writeFileSync(
    chromiumPath,
    `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`,
    { mode: 0o755 },
  );
}

function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  if (spawnSync(command, args, { stdio: 'inherit', ...options }).status !== 0) fail();
}

function fail(): never {
  console.error(`Chromium does not start: ${tryChromium().reason}
Install Chromium or Google Chrome, and set CHROMIUM_PATH to its program.`);
  process.exit(1);
}
