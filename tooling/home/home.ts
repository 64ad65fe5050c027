import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Host, NewFile, Save } from '../../editor/host.ts';
import { PLAIN_HEADERS } from '../../server/http/headers.ts';
import { type ContentFolder, Moved, Refused } from './content-folder.ts';
import { createDoor } from './door.ts';
import { createEmails, EMAILS_PATH } from './emails.ts';
import { readGitSaves } from './saves.ts';

const EDIT_PATH = '/edit';
const PLACES = [EDIT_PATH, EMAILS_PATH];
const CLOSED = 'Open the address that the terminal shows. It has a key.\n';
/** Three photographs and their texts, in base64. */
const MAX_BODY = 43_000_000;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** A name in an email must not become a script, which could save. */
const EMAIL_HEADERS = { ...HTML, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

interface HomeSite {
  folder: ContentFolder;
  /** The URL of the site in its emails. */
  url(): string;
  /** The built document of the editor. */
  readEditor(): string | Promise<string>;
  readOnline: Host['readOnline'];
  afterSave(): void;
}

/** What only a person at this computer may open: the emails that the site would send, and the editor of its files. */
export function createHome(site: HomeSite) {
  const door = createDoor();
  const emails = createEmails(door.isOpen);
  const saves: Save[] = [];

  const actions: Record<string, (body: never) => unknown> = {
    head: () => site.folder.readHead(),
    texts: (hashes: string[]) => site.folder.readTexts(hashes),
    picture: (path: string) => site.folder.readPicture(path),
    saves: () => [...saves, ...readGitSaves(site.folder.folder)],
    online: () => site.readOnline(),
    async commit({ head, message, files }: { head: string; message: string; files: NewFile[] }) {
      const contents = files.map((file) => [file.path, Buffer.from(file.contents, 'base64')] as const);
      const changes = await site.folder.commit(head, new Map(contents));
      saves.unshift({ message, name: 'this computer', date: new Date().toISOString(), files: changes });
      site.afterSave();
    },
  };

  /** What the editor's page asks for: as JSON, or the bytes of a picture. */
  async function act(request: IncomingMessage, path: string): Promise<Response> {
    const [, name = ''] = /^\/edit\/files\/(\w+)$/.exec(path) ?? [];
    const action = Object.hasOwn(actions, name) && actions[name];
    if (!action || !door.isOwnPage(request)) return new Response('', { status: 403 });
    if (!(Number(request.headers['content-length']) <= MAX_BODY))
      return new Response('Save one photograph less.', { status: 422 });
    try {
      const answer = await action((await json(request)) as never);
      return answer instanceof Uint8Array ? new Response(new Uint8Array(answer)) : Response.json(answer ?? null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return new Response(error.message, { status: error instanceof Moved ? 409 : 422 });
    }
  }

  async function answer(request: IncomingMessage, path: string, query: string): Promise<Response> {
    if (!door.isOwnHost(request)) return new Response(CLOSED, { status: 403 });
    const key = new URLSearchParams(query).get('key');
    if (key && door.isKey(key)) {
      const headers = new Headers({ location: `/${path.split('/')[1]}` });
      for (const place of PLACES) headers.append('set-cookie', door.cookie(request, place));
      return new Response(null, { status: 303, headers });
    }
    if (!door.hasKey(request)) return new Response(CLOSED, { status: 403 });
    if (request.method === 'POST') return act(request, path);
    const origin = `http://${request.headers.host}`;
    if (path !== EDIT_PATH) return new Response(emails.pageAt(path, site.url(), origin), { headers: EMAIL_HEADERS });
    const html = (await site.readEditor()).replace(' https://api.github.com', '');
    const named = html.replace('<title>', '<meta name="editor-host" content="folder"><title>');
    return new Response(named, { headers: HTML });
  }

  return {
    mailer: emails.mailer,
    /** The last lines of a command: what can be opened. */
    describe: (origin: string, name: string) =>
      [
        `${name}: ${origin}`,
        `The emails that it would send: ${origin}${EMAILS_PATH}?key=${door.key}`,
        `Change its words and pictures here: ${origin}${EDIT_PATH}?key=${door.key}`,
      ].join('\n'),
    /** Answers a request, or passes it on. */
    async handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
      door.watch(request);
      const [path = '', query = ''] = (request.url ?? '').split('?', 2);
      const isHere = PLACES.some((place) => path === place || path.startsWith(`${place}/`));
      if (!isHere || !door.isOpen()) return next();
      const answered = await answer(request, path, query).catch((error) => {
        console.error(error);
        return new Response(null, { status: 500 });
      });
      response.setHeaders(new Headers(PLAIN_HEADERS)).setHeaders(answered.headers);
      response.writeHead(answered.status).end(Buffer.from(await answered.arrayBuffer()));
    },
  };
}
