import { type Host, hostError } from './host.ts';

const CLOSED = 'The server on this computer does not answer. Open the address of /edit that the terminal shows.';

/** Asks the server of this computer. */
async function ask(name: string, body: unknown): Promise<Response> {
  const options = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`/edit/files/${name}`, options).catch(() => undefined);
  if (response?.ok) return response;
  const isMoved = response?.status === 409;
  const advice = response && [409, 422].includes(response.status) ? await response.text() : CLOSED;
  throw hostError(advice, isMoved ? 409 : 0, isMoved);
}

const readJson = async (name: string, body: unknown = null) => (await ask(name, body)).json();

/** The folder of the project on this computer, whose server reads and writes it. */
export const folderHost: Host = {
  site: 'on this site',
  note: 'You change the files in content/ on this computer. Nothing goes online.',
  helper: 'who started the server',
  isSignedIn: () => true,
  signIn: () => {},
  readHead: () => readJson('head'),
  readTexts: (hashes) => readJson('texts', hashes),
  readPicture: async (path) => (await ask('picture', path)).blob(),
  readSaves: () => readJson('saves'),
  commit: (head, message, files) => readJson('commit', { head, message, files }),
  readOnline: () => readJson('online').catch(() => ({ files: {}, news: {} })),
};
