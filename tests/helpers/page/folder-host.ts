import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import sirv from 'sirv';
import { parse } from 'yaml';
import { openContentFolder } from '../../../tooling/home/content-folder.ts';
import { createHome } from '../../../tooling/home/home.ts';
import { temporaryFolder } from '../temp-folder.ts';
import { testSite } from '../test-site.ts';
import { fixtureFiles, withoutPreview } from './editor.ts';

/** A folder with the content of the fixture, whose editor is served as at home, without a build after a save. */
export class FolderHost {
  readonly folder = temporaryFolder(fixtureFiles());
  /** How often the editor has saved. */
  saves = 0;
  url = '';
  readonly #content = openContentFolder(join(this.folder, 'content'));
  readonly #home = createHome({
    folder: this.#content,
    url: () => 'https://www.example.org',
    readEditor: () => readFileSync(join(testSite, 'edit.html'), 'utf8'),
    readOnline: async () => ({ files: {}, news: {} }),
    afterSave: () => {
      this.saves += 1;
    },
  });
  readonly #site = sirv(testSite, { extensions: ['html'] });
  readonly #server = createServer(
    (request, response) => void this.#home.handle(request, response, () => this.#site(request, response)),
  );

  /** Opens the editor by the address that the terminal would show. */
  async open(page: Page): Promise<void> {
    const [, path = ''] = /(\/edit\?key=\S+)/.exec(this.#home.describe('', '')) ?? [];
    await page.goto(this.url + path);
  }

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Writes the change of another person. */
  write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  saved(path: string) {
    return parse(this.text(path));
  }
}

/** Begins with the tasks of the editor of a folder. */
export const test = base.extend<{ host: FolderHost; opened: unknown }>({
  viewport: withoutPreview,
  host: async ({ browserName: _browserName }, use) => {
    const host = new FolderHost();
    await host.start();
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
  opened: [
    async ({ page, host }: { page: Page; host: FolderHost }, use: (opened: unknown) => Promise<void>) =>
      use(await host.open(page)),
    { auto: true },
  ],
});
