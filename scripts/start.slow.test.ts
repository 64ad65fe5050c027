import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

test('says before a build that it cannot listen', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    // Has no `.env` file.
    cwd: temporaryFolder(),
    env: { ...process.env, HOST: '192.0.2.1', PORT: '8080' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Cannot listen on HOST=192\.0\.2\.1 PORT=8080: .*EADDRNOTAVAIL.*\n$/);
});
