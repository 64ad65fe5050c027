import type { Incoming } from '../../server/storage/save.ts';
import { HOUR } from '../../server/time.ts';
import { family, NO_MAIL_SERVER, TUESDAY } from './desk.ts';
import { startPeer, startServer } from './server.ts';

/** A server with a fake clock, and the mailbox of its front desk. */
export type FrontDesk = Awaited<ReturnType<typeof startFrontDesk>>;

/** Starts the website with its staff pages, storage and a mail server, on a Tuesday at 10 that lasts until `pass`. */
export async function startFrontDesk() {
  const mail = { isDown: false };
  const peer = await startPeer(() => (mail.isDown ? { code: 451, text: 'later' } : null));
  const desk = await startServer({ ...NO_MAIL_SERVER, SMTP_URL: peer.url }, { now: TUESDAY });
  const { db, url, pass, save } = desk;
  /** The links to staff pages in an email, as paths. */
  const linksIn = ({ text = '' }: { text?: string } = {}) =>
    [...text.matchAll(/https?:\/\/\S+?(\/staff\/\S+)/g)].map(([, path = '']) => path);
  /** The last link in the newest email. */
  const link = async () => {
    await pass(0);
    return linksIn((await peer.emails()).at(-1)).at(-1) ?? '';
  };
  return {
    ...desk,
    mail,
    emails: peer.emails,
    linksIn,
    link,
    /** Moves the clock to the list of the next morning, and returns its link. */
    async list() {
      await pass(0);
      await pass(22 * HOUR);
      return link();
    },
    /** All stored requests and their status changes. */
    stored: () => [
      db.prepare('SELECT * FROM tour_request ORDER BY id').all(),
      db.prepare('SELECT * FROM status_change ORDER BY id').all(),
    ],
    /** Stores a request and returns its reference. */
    receive: (name: string, change: Partial<Incoming> = {}): string =>
      save({ fields: { ...family.fields, name, email: 'x' }, mayHaveReceipt: false, ...change }).reference,
    /** Opens a staff page. */
    async get(path: string, method = 'GET', headers: Record<string, string> = {}) {
      const answer = await desk.get(path, headers, method);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
    /** Sends a form of a staff page. */
    async post(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: url }) {
      const answer = await desk.post(fields, headers, path);
      const location = answer.headers.get('location') ?? '';
      const cookie = answer.headers.get('set-cookie') ?? '';
      return { status: answer.status, location, cookie, body: await answer.text() };
    },
    async close() {
      await desk.close();
      await peer.close();
    },
  };
}

/** The same with a request of Ana, and the link to it. */
export async function openRequest() {
  const desk = await startFrontDesk();
  desk.receive('Ana');
  return [desk, await desk.link()] as const;
}
