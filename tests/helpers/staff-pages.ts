import { HOUR } from '../../server/time.ts';
import { startFrontDesk } from './front-desk.ts';
import { closeAfter } from './server.ts';

/** A front desk with helpers that open its staff pages and send their forms. */
export async function openStaffPages() {
  const desk = await startFrontDesk();
  closeAfter(desk.close);
  const get = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const answer = await fetch(desk.url + path, { method, headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  /** The last link in the newest email. */
  const link = async () => {
    await desk.pass(0);
    return desk.linksIn((await desk.emails()).at(-1)).at(-1) ?? '';
  };
  return {
    ...desk,
    get,
    /** Lets time pass until the list of the next morning, and returns its link. */
    async list() {
      await desk.pass(0);
      await desk.pass(22 * HOUR);
      return link();
    },
    link,
    async post(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: desk.url }) {
      const answer = await fetch(desk.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams(fields),
      });
      const location = answer.headers.get('location') ?? '';
      const cookie = answer.headers.get('set-cookie') ?? '';
      return { status: answer.status, location, cookie, body: await answer.text() };
    },
  };
}

/** The same with a request of Ana, and the link to it. */
export async function openRequest() {
  const desk = await openStaffPages();
  desk.receive('Ana');
  return [desk, await desk.link()] as const;
}
