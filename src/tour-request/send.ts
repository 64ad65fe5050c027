import { FORM_NAME, HONEYPOT, REQUEST_BY, tourRequestOf } from '../../shared/tour-request/fields.ts';

const ANSWER_TIMEOUT_MS = 30_000;

/** The body of the request: the fields of the form, and the honeypot only if something filled it. */
export function bodyOf(form: FormData): string {
  const body = new URLSearchParams({ 'form-name': FORM_NAME, ...tourRequestOf((name) => form.get(name)) });
  const honeypot = form.get(HONEYPOT);
  if (honeypot) body.append(HONEYPOT, String(honeypot));
  return body.toString();
}

/**
 * Resolves to the headers of an accepted request, and to undefined for any other; never rejects. `language` is that of the
 * receipt.
 */
export async function sendTourRequest(body: string, language: string): Promise<Headers | undefined> {
  // AbortSignal.timeout is newer than some of our browsers. It also ends a body, which nobody reads.
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { ok, status, redirected, url, headers } = await fetch('/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Language': language,
      },
      body,
      signal: timeout.signal,
    });
    // Form hosts redirect to a page of thanks. Any other redirect has turned the POST into a GET, and nothing was stored.
    const isAccepted = ok && (!redirected || /thank/i.test(new URL(url).pathname));
    if (isAccepted) return headers;
    console.error(`The tour request was not accepted: the answer had status ${status}.`, url);
    return undefined;
  } catch (error) {
    console.error('The tour request could not be sent.', error);
    return undefined;
  }
}

/** When staff call, if our own server says that it is later than promised; nothing if it is not plain words. */
export function laterIn(headers: Headers): string | undefined {
  try {
    const words = decodeURIComponent(headers.get(REQUEST_BY) ?? '');
    return /^[\p{L}\p{M}\p{Nd} .,:’']{1,120}$/u.test(words) ? words : undefined;
  } catch {
    return undefined;
  }
}
