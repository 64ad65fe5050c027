import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startFrontDesk } from './front-desk.ts';
import { temporaryFolder } from './temp-folder.ts';

const template = `<!doctype html><title>{{title}}</title>
{{#request}}<h1>{{status}}</h1><input name="token" value="{{token}}">{{#facts}}<p>{{label}}: {{value}}</p>{{/facts}}{{#quotes}}<p>{{text}}</p>{{/quotes}}
{{#undone}}<p>{{undone}}</p>{{/undone}}{{#saved}}<p>{{saved}}</p>{{/saved}}{{#offer-spam}}spam?{{/offer-spam}}{{#calls}}<a href="{{href}}">{{label}}</a>{{/calls}}
{{#history}}<li>{{line}}</li>{{/history}}{{#errors}}<p>{{text}}</p>{{/errors}}<textarea>{{note}}</textarea>
{{#next}}<a href="{{href}}">{{name}}</a>{{#calls}}<a href="{{href}}">{{label}}</a>{{/calls}}{{/next}}{{/request}}
{{#list}}{{#newest}}<b>{{name}}</b>{{/newest}}{{#open}}<a href="{{href}}">{{name}}</a>{{#calls}}<a href="{{href}}">{{label}}</a>{{/calls}}<input name="close-{{reference}}">{{/open}}
{{#saved}}<p>{{saved}}</p><input name="batch" value="{{batch}}">{{/saved}}{{#undone}}<p>{{undone}}</p>{{/undone}}{{#wrong}}<p>{{wrong}}</p>{{/wrong}}
{{#quarantined}}<i>{{name}}</i><input name="close-{{reference}}">{{/quarantined}}{{^has-open}}nobody{{/has-open}}{{#next-href}}<a href="{{next-href}}">more</a>{{/next-href}}{{/list}}{{#gone}}gone{{/gone}}`;

/** A front desk whose staff pages show their data in plain HTML. */
export async function openStaffPages(environment: Record<string, string> = {}) {
  const folder = temporaryFolder({
    'dist/index.html': '<title>Home</title>',
    'dist-server/staff.html': template,
    'dist-server/policies.json': '{"/staff.html":"default-src of the build"}',
  });
  const desk = await startFrontDesk({ SITE_DIR: join(folder, 'dist'), ...environment });
  onTestFinished(desk.close);
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(desk.address + path, { method, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const tokenOf = async (path: string) => /value="([^"]*)"/.exec((await get(path)).body)?.[1] ?? '';
  return {
    ...desk,
    get,
    tokenOf,
    async link() {
      await desk.pass(0);
      return desk.linksIn((await desk.letters()).at(-1) ?? {})[0] ?? '';
    },
    async post(
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = { origin: desk.address },
    ) {
      const token = fields.token ?? (await tokenOf(path));
      const answer = await fetch(desk.address + path, {
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
