import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** Runs the command with an ssh that does not know the key of the host. */
function deployToStranger() {
  const folder = temporaryFolder({ ssh: '#!/bin/sh\necho "Host key verification failed." >&2\nexit 255\n' });
  chmodSync(join(folder, 'ssh'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const command = [join(import.meta.dirname, 'deploy.ts'), 'deploy@host.invalid'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('tells how to confirm an unknown host key before it builds', () => {
  expect(deployToStranger()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Host key verification failed\.\nNot deployed: .*ssh -p 22 deploy@host\.invalid\n$/),
  });
});
