import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Host, Save } from '../../editor/host.ts';
import { PLAIN_HEADERS } from '../../server/http/headers.ts';
import { type ContentFolder, Moved, Refused } from './content-folder.ts';
import { createDoor } from './door.ts';
import { createEmails, EMAILS_PATH } from './emails.ts';
import { readGitSaves } from './saves.ts';

const EDIT_PATH = '/edit';
/** Three photographs and their texts. */
const MAX_BODY = 32_000_000;
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

  async function commit(request: Request): Promise<Response> {
    const form = await request.formData();
    const sent = form.getAll('file').filter((one) => one instanceof File);
    const files = await Promise.all(
      sent.map(async (file) => [file.name, Buffer.from(await file.arrayBuffer())] as const),
    );
    const before = await site.folder.commit(String(form.get('head')), new Map(files));
    const texts = files.filter(([path]) => before.has(path));
    const changes = texts.map(([path, after]) => ({ path, before: before.get(path), after: `${after}` }));
    const [message, date] = [String(form.get('message')), new Date().toISOString()];
    saves.unshift({ message, name: 'this computer', date, files: changes });
    site.afterSave();
    return new Response(null, { status: 204 });
  }

  const actions: Record<string, (request: Request) => Response | Promise<Response>> = {
    head: () => Response.json(site.folder.readHead()),
    texts: async (request) => Response.json(site.folder.readTexts(await request.json())),
    picture: async (request) => {
      const bytes = site.folder.readPicture(await request.text());
      return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 });
    },
    saves: () => Response.json([...saves, ...readGitSaves(site.folder.folder)]),
    online: async () => Response.json(await site.readOnline()),
    commit,
  };

  async function answer(request: IncomingMessage, path: string): Promise<Response> {
    const { method, headers } = request;
    const origin = `http://${headers.host}`;
    if (method === 'POST') {
      const action = path.startsWith(`${EDIT_PATH}/files/`) && actions[path.slice(`${EDIT_PATH}/files/`.length)];
      if (!action || !door.isOwnPage(request)) return new Response('', { status: 403 });
      if (!(Number(headers['content-length']) <= MAX_BODY))
        return new Response('Save one photograph less.', { status: 422 });
      const type = headers['content-type'] ?? '';
      const sent = new Request(origin, {
        method,
        body: new Uint8Array(await buffer(request)),
        headers: { 'content-type': type },
      });
      return Promise.try(action, sent).catch((error) => {
        if (!(error instanceof Refused)) throw error;
        return new Response(error.message, { status: error instanceof Moved ? 409 : 422 });
      });
    }
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
      const place = [EDIT_PATH, EMAILS_PATH].find((one) => path === one || path.startsWith(`${one}/`));
      if (!place || !door.isOpen()) return next();
      const send = (status: number, headers: Record<string, string | string[]>, body: string | Buffer = '') =>
        void response.writeHead(status, { ...PLAIN_HEADERS, ...headers }).end(body);
      const refuse = () =>
        send(
          403,
          { 'content-type': 'text/plain; charset=utf-8' },
          'Open the address that the terminal shows. It has a key.\n',
        );
      if (!door.isOwnHost(request)) return refuse();
      const key = new URLSearchParams(query).get('key');
      if (key && door.isKey(key)) {
        const cookies = [EDIT_PATH, EMAILS_PATH].map((one) => door.cookie(request, one));
        return send(303, { location: place, 'set-cookie': cookies });
      }
      if (!door.hasKey(request)) return refuse();
      try {
        const answered = await answer(request, path);
        send(answered.status, Object.fromEntries(answered.headers), Buffer.from(await answered.arrayBuffer()));
      } catch (error) {
        console.error(error);
        send(500, {});
      }
    },
  };
}
