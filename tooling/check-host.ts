import { FORM_NAME, HONEYPOT } from '../shared/tour-request/fields.ts';

/** 0: it collects, or the site has no form. 1: it refuses. 2: unknown. 3: it thanks families and stores nothing. */
type Result = { code: 0 | 1 | 2 | 3; message: string };

const TIMEOUT_MS = 30_000;
const BUILD_WITHOUT_FORM =
  'Build with FORM=none, so that the contact page shows the phone number and email instead of the form.';

/** In the head of every page: `src/layouts/Document.astro`. */
const GENERATOR = 'name="generator" content="Adult day health care website"';

const hasForm = (contactPage: string) => contactPage.includes('name="form-name"');
const unknown = (message: string): Result => ({ code: 2, message });

/** Posts invalid forms to both form targets, so nothing is stored. `built` is the contact page that should be there. */
export async function checkHost(url = '', built?: string): Promise<Result> {
  const origin = URL.parse(url)?.origin;
  if (!origin || origin === 'null') return unknown('Usage: node scripts/check-host.ts https://www.example.org');
  try {
    const contact = await fetch(`${origin}/contact`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = await contact.text();
    if (new URL(contact.url).origin !== origin)
      return unknown(`${origin} redirects to ${contact.url}: check that host.`);
    if (!contact.ok || !page.includes(GENERATOR))
      return unknown(
        `${origin}/contact is not a page of this site (status ${contact.status}). Where does its DNS point?`,
      );
    if (built && hasForm(built) !== hasForm(page))
      return unknown(`${origin}/contact is from another build: one of the two has a form.`);
    if (!hasForm(page)) return { code: 0, message: 'The site has no form. People call or write.' };
    // Scripts post to the first, browsers without scripts to the second.
    const results = await Promise.all(['/', '/thank-you'].map((path) => checkTarget(origin + path)));
    return results.reduce((worst, result) => (result.code > worst.code ? result : worst));
  } catch (error) {
    const { cause, message } = error as Error;
    return unknown(`${origin} could not be reached: ${cause instanceof Error ? cause.message : message}`);
  }
}

async function checkTarget(target: string): Promise<Result> {
  const answer = await post(target, { 'form-name': 'check-host' });
  const described = `POST ${target} answers ${answer.status}`;
  if (answer.status === 422 && (await answer.text()).startsWith('{"problem":'))
    return { code: 0, message: 'The collector of this site answers: it stores tour requests.' };
  if (answer.status < 400)
    return {
      code: 3,
      message: `${described} to a form that does not exist: families would read "Thank You!", and nothing is stored. ${BUILD_WITHOUT_FORM}`,
    };
  if ([429, 502, 503, 504].includes(answer.status)) return unknown(`${described}. Try again in a minute.`);
  // Netlify knows forms by name, and discards those with a filled honeypot.
  if ((await post(target, { 'form-name': FORM_NAME, [HONEYPOT]: 'check-host' })).status < 400)
    return { code: 0, message: 'The host knows the form: send one tour request, and see that it arrives.' };
  return {
    code: 1,
    message: `${described}: the host collects no forms, so families who send it are asked to call. ${BUILD_WITHOUT_FORM}`,
  };
}

function post(target: string, fields: Record<string, string>): Promise<Response> {
  return fetch(target, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
