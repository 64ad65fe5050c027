import { FORM_NAME, HONEYPOT, tourRequestOf } from '../../shared/tour-request/fields.ts';

const ANSWER_TIMEOUT_MS = 30_000;

/** The body of the request: the fields of the form, and the honeypot only if something filled it. */
export function bodyOf(form: FormData): string {
  const body = new URLSearchParams({ 'form-name': FORM_NAME, ...tourRequestOf((name) => form.get(name)) });
  const honeypot = form.get(HONEYPOT);
  if (honeypot) body.append(HONEYPOT, String(honeypot));
  return body.toString();
}

/** Our own server says by when staff answer; a form host does not. */
interface Answer {
  promise?: string;
}

/** Resolves to undefined if the server did not accept the request; never rejects. `language` is that of the receipt. */
export async function sendTourRequest(body: string, language: string): Promise<Answer | undefined> {
  // AbortSignal.timeout is newer than some of our browsers.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch('/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Language': language,
      },
      body,
      signal: timeout.signal,
    });
    const { ok, status, redirected, url } = response;
    // Form hosts redirect to a page of thanks. Any other redirect has turned the POST into a GET, and nothing was stored.
    const isAccepted = ok && (!redirected || /thank/i.test(new URL(url).pathname));
    if (isAccepted) return (await response.json().catch(() => null)) ?? {};
    console.error(`The tour request was not accepted: the answer had status ${status}.`, url);
    return undefined;
  } catch (error) {
    console.error('The tour request could not be sent.', error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
