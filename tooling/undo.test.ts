import { EventEmitter, once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { undoWhileEditing } from './undo.ts';

let folder = '';
let file = '';
let address = '';
let watcher: EventEmitter;

function save(text: string) {
  writeFileSync(file, text);
  watcher.emit('all', 'change', file);
}

beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'content/en'), { recursive: true });
  file = join(folder, 'content/en/mail.yaml');
  writeFileSync(file, 'heading: First\n');
  watcher = new EventEmitter();
  const { configureServer } = undoWhileEditing(join(folder, 'content'), join(folder, 'undo'));
  const middlewares = { use: (_path: string, handle: RequestListener) => server.on('request', handle) };
  const server = createServer();
  (configureServer as (server: object) => void)({ watcher, middlewares });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/undo`;
});

async function takeBack(headers: Record<string, string>) {
  const [, version = ''] = /value="([^"]+)"/.exec(await (await fetch(address)).text()) ?? [];
  await fetch(address, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ version }) });
}

test('lists what a change replaced', async () => {
  save('heading: Second\n');
  expect(await (await fetch(address)).text()).toContain('heading: First');
});

test('takes a change back', async () => {
  save('heading: Second\n');
  await takeBack({ 'sec-fetch-site': 'same-origin' });
  expect(readFileSync(file, 'utf8')).toBe('heading: First\n');
});

test('takes nothing back for another site', async () => {
  save('heading: Second\n');
  await takeBack({ 'sec-fetch-site': 'cross-site' });
  expect(readFileSync(file, 'utf8')).toBe('heading: Second\n');
});

test('keeps the last twenty versions of a file', async () => {
  for (let change = 1; change <= 25; change += 1) {
    save(`heading: Change ${change}\n`);
    // Versions are named by the millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(readdirSync(join(folder, 'undo'))).toHaveLength(20);
});
