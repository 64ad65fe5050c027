/** The body is not a form, or a form that names a field twice. */
export class FormError extends Error {
  override name = 'FormError';
}

/** Reads an application/x-www-form-urlencoded body; refuses what a browser would never write. */
export function parseForm(body: Buffer): Map<string, string> {
  const fields = new Map<string, string>();
  try {
    // The text between percent signs is UTF-8 as well; one decoder that fails on anything else serves both.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    for (const pair of text.split('&')) {
      if (pair === '') continue;
      const mark = pair.indexOf('=');
      const name = decode(mark < 0 ? pair : pair.slice(0, mark));
      if (fields.has(name)) throw new FormError('a field is given twice');
      fields.set(name, clean(decode(mark < 0 ? '' : pair.slice(mark + 1))));
    }
  } catch (cause) {
    throw cause instanceof FormError ? cause : new FormError('not a form', { cause });
  }
  return fields;
}

function decode(text: string) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function clean(text: string) {
  return text.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');
}
