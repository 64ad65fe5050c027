import { TOKEN_PATH } from '../../shared/tour-request/token.ts';

/** Milliseconds for which a request waits for its token; it goes without one rather than late. */
const TOKEN_TIMEOUT_MS = 1_000;

let asked: Promise<string> | undefined;

/** Asks the host for a token once somebody turns to the form; a host that only collects forms gives none. */
export function askForToken(): void {
  asked ??= fetch(TOKEN_PATH)
    .then((answer) => (answer.ok && answer.headers.get('content-type')?.startsWith('text/plain') ? answer.text() : ''))
    .catch(() => '');
}

/** The token, or nothing where there is none yet. */
export function tokenInTime(): Promise<string> {
  const nothing = new Promise<string>((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS, ''));
  return Promise.race([asked ?? '', nothing]);
}
