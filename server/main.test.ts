import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temp-folder.ts';

/** Starts the server as a service manager does. */
function start(environment: Record<string, string>) {
  const folder = temporaryFolder({ 'index.html': '<!doctype html><title>Home</title>' });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      SITE_DIR: folder,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      OPERATIONS_PORT: '0',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function endOf(child: ChildProcess) {
  let err = '';
  child.stderr?.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, err };
}

/** A port that another program has. */
async function takenPort() {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
}

test('an address that is not there yet ends the server with a status that it is started again after', async () => {
  const ends = await Promise.all([
    takenPort().then((PORT) => endOf(start({ PORT }))),
    endOf(start({ HOST: '192.0.2.1' })),
    endOf(start({ HOST: 'not-yet.invalid' })),
  ]);
  expect(ends).toEqual([
    { code: 1, err: expect.stringMatching(/^Port \d+ is taken by another program\. PORT names another one\.\n$/) },
    { code: 1, err: 'This machine has no address 192.0.2.1. HOST names another one.\n' },
    { code: 1, err: expect.stringMatching(/^The(re is no)? address not-yet\.invalid.* HOST names another one\.\n$/) },
  ]);
});

test('an error in the settings ends it with a status that a restart does not follow', async () => {
  const { code, err } = await endOf(start({ PORT: 'eighty' }));
  expect(code).toBe(78);
  expect(err).toContain('PORT: expected a whole number');
});

test('without a port for health the site is served all the same, and the reason told', async () => {
  const child = start({ OPERATIONS_PORT: await takenPort() });
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.includes('nobody is told')) break;
  }
  expect(out).toMatch(
    /^Health and metrics are off\. Port \d+ is taken by another program\. OPERATIONS_PORT names another one\.$/m,
  );
});
