import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../server/settings.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files by which hosts run the site, each with its text without comments. */
const files = [
  'Dockerfile',
  'compose.yaml',
  'netlify.toml',
  ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`),
];
const texts = files.map((file) => ({ file, text: read(file).replace(/^\s*#.*$/gm, '') }));
const compose = parse(read('compose.yaml'));
const settings = readSettings({});

function findAll(pattern: RegExp): [file: string, found: string][] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']): [string, string] => [file, found]),
  );
}

test('whatever a host sets is a setting', () => {
  const inContainer = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.match(/[A-Z_]+(?==)/g),
  );
  const names = [
    ...inContainer,
    ...Object.keys(compose.services.website.environment),
    ...findAll(/^Environment=([A-Z_]+)=/gm).map(([, name]) => name),
  ];
  expect(names).toContain('DATA_DIR');
  const ours = names.filter((name) => !name?.startsWith('NODE_'));
  expect(ours.filter((name) => !Object.hasOwn(isolatedSettings, name ?? ''))).toEqual([]);
  const { TRUSTED_PROXY } = compose.services.website.environment;
  expect(readSettings({ TRUSTED_PROXY }).trustedProxy).toBe(compose.networks.inside.ipam.config[0].subnet);
});

test('every port is one that the server listens on', () => {
  const ports = findAll(/(?:127\.0\.0\.1|website|EXPOSE|[A-Z_]*PORT)[:= ]+(\d+)/g);
  expect(new Set(ports.map(([, port]) => Number(port)))).toEqual(new Set([settings.port]));
});

test('every program and file that is named is there', () => {
  const programs = findAll(/\b((?:server|deploy)\/[\w.-]+|docs\/[\w-]+\.md)/g);
  expect(programs.map(([, path]) => path)).toContain('server/main.ts');
  expect(programs.filter(([, path]) => !existsSync(join(root, path)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  const commands = findAll(/npm run ([\w-]+)/g);
  expect(commands.filter(([, name]) => !scripts[name])).toEqual([]);
});
