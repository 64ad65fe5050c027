import { pathOfFile } from '../content-model/registry.ts';
import { prefixOf } from '../shared/language.ts';
import { describeIssueAt } from './describe.ts';
import { hashOf, head, readNewest } from './files.ts';
import { helper } from './git.ts';
import type { UpdateNews } from './update-news.ts';

const LATE_MS = 15 * 60_000;
const SAVED = 'saved';

/** What this browser saved and is not online yet. */
interface Saved {
  labels: string[];
  at: number;
  /** The commit that was refused before it, which it may correct. */
  refused?: string;
  /** By which git names each file as it was saved, and as others saved it later. */
  hashes: Record<string, string[]>;
}

const readSaved = (): Saved | undefined => JSON.parse(localStorage.getItem(SAVED) ?? 'null') ?? undefined;

async function readJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

/** Remembers a save together with those that are not online yet. */
export async function addSaved(label: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const { labels = [], at = Date.now(), hashes = {} } = readSaved() ?? {};
  for (const [file, text] of texts) hashes[file] = [await hashOf(text)];
  const { refused } = (await readJson<UpdateNews>('/update.json')) ?? {};
  const saved: Saved = { labels: [...new Set([...labels, label])], at, hashes, refused: refused?.commit };
  localStorage.setItem(SAVED, JSON.stringify(saved));
}

export interface Line {
  text: string;
  /** The page that shows what is online now. */
  page?: string;
}

/** What to say about what this browser saved; undefined if it saved nothing. Forgets what is online. */
export async function look(): Promise<Line | undefined> {
  if (!readSaved()) return undefined;
  await readNewest().catch(() => undefined);
  const version = await readJson<{ files: Record<string, string> }>('/version.json');
  const update = await readJson<UpdateNews>('/update.json');
  // Another tab may have saved meanwhile.
  const saved = readSaved();
  if (!saved) return undefined;
  for (const [file, known] of Object.entries(saved.hashes)) known.push(head.files.get(`content/${file}`) ?? '');
  const files = Object.entries(saved.hashes);
  const names = saved.labels.join(', ');
  if (files.every(([file, known]) => known.includes(version?.files[`content/${file}`] ?? 'none'))) {
    localStorage.removeItem(SAVED);
    return { text: `${names}: online now.`, page: pageOf(Object.keys(saved.hashes)) };
  }
  const hashes = Object.fromEntries(files.map(([file, known]) => [file, [...new Set(known)]]));
  localStorage.setItem(SAVED, JSON.stringify({ ...saved, hashes }));
  return { text: describeLate(names, saved, update) };
}

function describeLate(names: string, saved: Saved, news: Partial<UpdateNews> = {}): string {
  const { refused, waits, machine, offline } = news;
  const ask = `tries again by itself. If it lasts, tell ${helper}.`;
  const since = (time: string) =>
    `Not online yet: ${names}. Since ${new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`;
  if (refused && refused.commit !== saved.refused && refused.errors.length > 0)
    return [`Not online: ${names}. Correct this, and save again:`, ...refused.errors.map(describeIssueAt)].join('\n');
  if (refused && refused.commit !== saved.refused) return `Not online: ${names}. It was refused. Tell ${helper}.`;
  if (waits) return `${since(waits.since)} it waits for someone at the server. Tell ${helper}.`;
  if (machine) return `${since(machine.since)} the machine of the website cannot show it, and ${ask}`;
  if (offline) return `${since(offline.since)} the machine of the website has no connection, and ${ask}`;
  if (Date.now() - saved.at > LATE_MS) return `Not online yet: ${names}. Tell ${helper}.`;
  return `${names}: saved. It will be online in a few minutes.`;
}

function pageOf(files: readonly string[]): string {
  if (files.includes('site.yaml')) return '/contact';
  const [file = ''] = files.filter((one) => one.includes('/')).sort();
  const path = file.endsWith('/testimonials.yaml') ? '/testimonials' : (pathOfFile(file) ?? '/');
  return `${prefixOf(file.split('/', 1)[0] ?? '')}${path}`;
}
