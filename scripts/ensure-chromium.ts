// Installs Chromium for the browser tests, unless there is one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, findChromium, HEADLESS_SHELL, isRoot } from '../tooling/chromium.ts';

if (!findChromium(true)) {
  console.log('Installing Chromium for the browser tests.');
  if (isRoot && existsSync('/etc/debian_version')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-q'], options);
    // Not every release has both packages.
    for (const name of ['chromium', HEADLESS_SHELL]) spawnSync('apt-get', ['install', '-y', '-q', name], options);
  }
  if (!findChromium(true)) {
    const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  }
  chromiumPath();
}
