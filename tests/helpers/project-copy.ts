import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from './temp-folder.ts';
import { fixture } from './test-site.ts';

const root = join(import.meta.dirname, '../..');
const left = /^(content|node_modules|dist|dist-server|data|test-results|art|\.astro|\.env|\.git|\.tools)$/;

/** Copies the project with the content of the fixture and without generated files, but with the pictures that Astro has cached, which take longest. */
export function copyProject(): string {
  const folder = temporaryFolder();
  for (const part of readdirSync(root).filter((name) => !left.test(name))) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  cpSync(fixture, join(folder, 'content'), { recursive: true });
  // Links each package, because Astro writes its cache next to them.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => /^[^.]|^\.(bin|cache)$/.test(name))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const pictures = 'node_modules/.astro/assets';
  if (existsSync(join(root, pictures))) cpSync(join(root, pictures), join(folder, pictures), { recursive: true });
  return folder;
}

export function editFile(folder: string, file: string, words: string, others: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(words)) throw new Error(`${file} does not say "${words}"`);
  writeFileSync(path, text.replace(words, others));
}

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes.
export function editYaml(folder: string, file: string, edit: (content: any) => void): void {
  const path = join(folder, file);
  const content = parse(readFileSync(path, 'utf8'));
  edit(content);
  writeFileSync(path, stringify(content, { lineWidth: 120 }));
}

/** Runs a script as in production, without the editor. */
export function runIn(project: string, [file, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WITHOUT_EDITOR: '1',
      VITEST: undefined,
      CONTENT_DIR: '',
      SITE_DIR: '',
      ...env,
    },
  });
  return { status, output: stdout + stderr };
}
