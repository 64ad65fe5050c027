import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** Runs the command with another ssh. */
function deployWith(ssh: string) {
  const folder = temporaryFolder({ ssh: `#!/bin/sh\n${ssh}\n` });
  chmodSync(join(folder, 'ssh'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const command = [join(import.meta.dirname, 'deploy.ts'), 'deploy@host.invalid'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('tells how to confirm an unknown host key before it builds', () => {
  expect(deployWith('echo "Host key verification failed." >&2\nexit 255')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Host key verification failed\.\nNot deployed: .*ssh -p 22 deploy@host\.invalid\n$/),
  });
});

test('tells what a host needs before it builds', () => {
  expect(deployWith('exit 1')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Not deployed: the host needs Node 24.2 or newer with npm, and rsync.\n',
  });
});
