import { type Host, hostError } from './host.ts';

const CLOSED = 'The server on this computer does not answer. Open the address of /edit that the terminal shows.';

/** Asks the server of this computer. */
async function ask(name: string, body: BodyInit = ''): Promise<Response> {
  const response = await fetch(`/edit/files/${name}`, { method: 'POST', body }).catch(() => undefined);
  if (response?.ok) return response;
  const isMoved = response?.status === 409;
  const advice = response && [409, 422].includes(response.status) ? await response.text() : CLOSED;
  throw hostError(advice, isMoved ? 409 : 0, isMoved);
}

const readJson = async (name: string, body?: object) => (await ask(name, JSON.stringify(body ?? null))).json();

/** The folder of the project on this computer, whose server reads and writes it. */
export const folderHost: Host = {
  site: 'on this site',
  note: 'You change the files in content/ on this computer. Nothing goes online.',
  helper: 'who started the server',
  isSignedIn: () => true,
  signIn: () => {},
  async readHead(known) {
    const { sha, files } = await readJson('head');
    return sha === known.sha ? known : { sha, files: new Map(Object.entries(files)) };
  },
  async readTexts(hashes) {
    return new Map(Object.entries(await readJson('texts', hashes)));
  },
  readPicture: async (path) => (await ask('picture', path)).blob(),
  readSaves: () => readJson('saves'),
  async commit(head, message, files) {
    const form = new FormData();
    form.set('head', head);
    form.set('message', message);
    for (const [path, content] of files) form.append('file', new Blob([content]), path);
    await ask('commit', form);
  },
  readOnline: () => readJson('online').catch(() => ({ files: {}, news: {} })),
};
