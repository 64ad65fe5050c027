/** Reads an application/x-www-form-urlencoded body; null where no browser would write it, or where it names a field twice. */
export function parseForm(body: Buffer): Map<string, string> | null {
  const fields = new Map<string, string>();
  try {
    // The text between percent signs is UTF-8 as well; one decoder that fails on anything else serves both.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    for (const pair of text.split('&')) {
      if (pair === '') continue;
      const mark = pair.indexOf('=');
      const name = decode(mark < 0 ? pair : pair.slice(0, mark));
      if (fields.has(name)) return null;
      fields.set(name, clean(decode(mark < 0 ? '' : pair.slice(mark + 1))));
    }
  } catch {
    // Neither decoder takes what is no UTF-8.
    return null;
  }
  return fields;
}

function decode(text: string) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function clean(text: string) {
  return text.replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');
}
