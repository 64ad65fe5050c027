import { onTestFinished } from 'vitest';
import { startFrontDesk } from './front-desk.ts';

/** A front desk with helpers that open its staff pages and send their forms. */
export async function openStaffPages(environment: Record<string, string> = {}) {
  const desk = await startFrontDesk(environment);
  onTestFinished(desk.close);
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(desk.url + path, { method, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const tokenOf = async (path: string) => /name="token" value="([^"]*)"/.exec((await get(path)).body)?.[1] ?? '';
  return {
    ...desk,
    get,
    tokenOf,
    async link() {
      await desk.pass(0);
      return desk.linksIn((await desk.emails()).at(-1) ?? {})[0] ?? '';
    },
    async post(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: desk.url }) {
      const token = fields.token ?? (await tokenOf(path));
      const answer = await fetch(desk.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ ...fields, token }).toString(),
      });
      const policy = answer.headers.get('content-security-policy');
      const location = answer.headers.get('location') ?? '';
      return { status: answer.status, policy, location, body: await answer.text() };
    },
  };
}
