import { pathOfFile } from '../content-model/registry.ts';
import { prefixOf } from '../shared/language.ts';
import { historyAddress } from './collections.ts';
import { describeLine } from './describe.ts';
import { onlineTexts, readNewest } from './files.ts';
import { formsOf } from './forms.ts';
import { helper } from './git-host.ts';

const LOOK_MS = 15_000;
const LATE_MS = 15 * 60_000;
const undo = historyAddress ? { href: historyAddress, textContent: 'Put it back' } : undefined;
const SAVED = 'Saved. It will be online in a few minutes.';
/** When this browser saved last, as long as that is not online. */
const SAVED_AT = 'saved-at';

/** The file that tooling/version.ts writes; `refused` is what the host has not built. */
interface Version {
  files: Record<string, string>;
  refused?: { commit: string; errors: string[] };
}

let version: Version | undefined;
let late: string[] = [];
let isSaved = false;
/** The commit that was refused before the last save. */
let corrected: string | undefined;
const line = Object.assign(document.createElement('p'), { id: 'online', role: 'status' });

/** Says which saves are not online yet, and when they are. */
export function watchOnline(): void {
  document.body.append(line);
  setInterval(look, LOOK_MS);
  addEventListener('hashchange', look);
}

export function expectOnline(): void {
  isSaved = true;
  corrected = version?.refused?.commit;
  localStorage.setItem(SAVED_AT, String(Date.now()));
  void look();
}

async function look(): Promise<void> {
  if (document.hidden) return;
  const newest = await readNewest();
  const findLate = () => [...newest].filter(([file, { sha }]) => version?.files[`content/${file}`] !== sha);
  if (newest.size === 0) return;
  if (!version || findLate().length > 0) version = await readVersion();
  if (!version) return;
  const before = late;
  late = findLate().map(([file]) => file);
  for (const [file, { text }] of newest) if (text !== undefined && !late.includes(file)) onlineTexts.set(file, text);
  if (late.length > 0) show(describeLate(version), isSaved ? undo : undefined);
  else if (before.length > 0)
    show('Online now.', { href: pageOf(before), target: '_blank', textContent: 'See the page' });
  if (late.length > 0) return;
  isSaved = false;
  localStorage.removeItem(SAVED_AT);
}

/** Undefined where no build wrote the file, such as while developing. */
async function readVersion(): Promise<Version | undefined> {
  const response = await fetch('/version.json', { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.json() : version;
}

function describeLate({ refused }: Version): string {
  const names = [...new Set(late.flatMap(formsOf))].join(', ');
  const since = Date.now() - Number(localStorage.getItem(SAVED_AT) ?? Date.now());
  if (refused && refused.commit !== corrected && refused.errors.length > 0)
    return [`Not online: ${names}. Correct this, and save again:`, ...refused.errors.map(describeLine)].join('\n');
  if (since > LATE_MS) return `Not online yet: ${names}. Tell ${helper}.`;
  return isSaved ? SAVED : `Not online yet: ${names}`;
}

function pageOf(files: readonly string[]): string {
  if (files.includes('site.yaml')) return '/contact';
  const [file = ''] = files.filter((one) => one.includes('/')).sort();
  const path = file.endsWith('/testimonials.yaml') ? '/testimonials' : (pathOfFile(file) ?? '/');
  return `${prefixOf(file.split('/', 1)[0] ?? '')}${path}`;
}

function show(text: string, link?: Partial<HTMLAnchorElement>): void {
  if (line.firstChild?.textContent === text) return;
  line.replaceChildren(text, ...(link ? [Object.assign(document.createElement('a'), link)] : []));
}
