import { FORM_NAME, HONEYPOT, tourRequestOf } from '../../shared/tour-request/fields.ts';

export const ANSWER_TIMEOUT_MS = 30_000;

/** The body of the request: the fields of the form, and the honeypot only if something filled it. */
export function bodyOf(form: FormData): string {
  const body = new URLSearchParams({ 'form-name': FORM_NAME, ...tourRequestOf((name) => form.get(name)) });
  const honeypot = form.get(HONEYPOT);
  if (honeypot) body.append(HONEYPOT, String(honeypot));
  return body.toString();
}

/** Resolves to whether the request arrived, and never rejects. The key marks retries; the receipt is in `language`. */
export async function sendTourRequest(body: string, key: string, language: string): Promise<boolean> {
  // AbortSignal.timeout is newer than some of our browsers.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Language': language,
        'Idempotency-Key': key,
      },
      body,
      // A redirect means that nothing was stored.
      redirect: 'error',
      signal: timeout.signal,
    });
    if (!ok) console.error(`The tour request was not accepted: the answer had status ${status}.`);
    return ok;
  } catch (error) {
    console.error('The tour request could not be sent.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
