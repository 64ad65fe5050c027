import { useEffect, useState } from 'react';
import { pathOfFile } from '../content-model/registry.ts';
import { prefixOf } from '../shared/language.ts';
import { host } from './current-host.ts';
import { describeIssueAt } from './describe.ts';
import { hashOf, languageOf, languages, readNewest } from './files.ts';
import { Button } from './parts.tsx';
import { getState } from './store.ts';
import type { UpdateNews } from './update-news.ts';

const LOOK_MS = 15_000;
const LATE_MS = 15 * 60_000;
const SAVED = 'saved';

/** What this browser saved and is not online yet. */
interface Saved {
  labels: string[];
  at: number;
  /** The commit that was refused before it, which it may correct. */
  refused?: string;
  /** Git hashes of each file, as it was saved here and as others saved it later. */
  hashes: Record<string, string[]>;
}

const readSaved = (): Saved | undefined => JSON.parse(localStorage.getItem(SAVED) ?? 'null') ?? undefined;
const storeSaved = (saved: Saved | null) => localStorage.setItem(SAVED, JSON.stringify(saved));

/** Remembers a save together with those that are not online yet. */
export async function addSaved(label: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const added = await Promise.all([...texts].map(async ([file, text]) => [file, [await hashOf(text)]]));
  const { news } = await host.readOnline();
  // Nothing is awaited between reading and writing, since another tab may save now.
  const { labels = [], at = Date.now(), hashes = {} } = readSaved() ?? {};
  storeSaved({
    labels: [...new Set([...labels, label])],
    at,
    hashes: { ...hashes, ...Object.fromEntries(added) },
    refused: news.refused?.commit,
  });
}

/** `page` shows what is online now. */
type Line = { text: string; page?: string };

/** Describes the saves of this browser; undefined if there are none. Forgets those that are online. */
async function look(): Promise<Line | undefined> {
  if (!readSaved()) return undefined;
  await readNewest().catch(() => undefined);
  const { files: online, news } = await host.readOnline();
  // Another tab may have saved meanwhile.
  const saved = readSaved();
  if (!saved) return undefined;
  const isOnline = Object.entries(saved.hashes).map(([file, hashes]) => {
    const newest = getState().head.files[`content/${file}`] ?? '';
    if (!hashes.includes(newest)) hashes.push(newest);
    return hashes.includes(online[`content/${file}`] ?? 'none');
  });
  const isLate = isOnline.includes(false);
  storeSaved(isLate ? saved : null);
  if (isLate) return { text: describeLate(saved, news) };
  return { text: `${saved.labels.join(', ')}: ${host.site} now.`, page: pageOf(Object.keys(saved.hashes)) };
}

/** Why a save is not online, in an owner's words. */
export function describeLate(saved: Omit<Saved, 'hashes'>, news: Partial<UpdateNews>): string {
  const { refused, waits, machine, offline } = news;
  const names = saved.labels.join(', ');
  if (refused && refused.commit !== saved.refused) {
    if (refused.errors.length === 0) return `Not ${host.site}: ${names}. It was refused. Tell ${host.helper}.`;
    const errors = refused.errors.map((issue) => describeIssueAt(issue));
    return [`Not ${host.site}: ${names}. Correct this, and save again:`, ...errors].join('\n');
  }
  const again = `and tries again by itself. If it lasts, tell ${host.helper}.`;
  const reasons = [
    [waits, `saves are kept, and wait for ${host.helper}.`],
    [machine, `the server of the website cannot show it, ${again}`],
    [offline, `the server of the website has no connection, ${again}`],
  ] as const;
  const [state, reason] = reasons.find(([state]) => state) ?? [];
  const since = state && new Date(state.since).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  if (since) return `Not ${host.site} yet: ${names}. Since ${since} ${reason}`;
  if (Date.now() - saved.at > LATE_MS) return `Not ${host.site} yet: ${names}. Tell ${host.helper}.`;
  return `${names}: saved. It will be ${host.site} in a few minutes.`;
}

/** A page that shows one of the files: the home page for those that no page is about. */
export function pageOf(files: readonly string[]): string {
  if (files.includes('site.yaml')) return '/contact';
  const [file = ''] = files.filter((name) => languages.includes(languageOf(name))).sort();
  const path = file.endsWith('/testimonials.yaml') ? '/testimonials' : (pathOfFile(file) ?? '/');
  return `${prefixOf(languageOf(file))}${path}`.replace(/(?<=.)\/$/, '');
}

/** The line about the saves of this browser. */
export function Online({ putBack }: { putBack: () => Promise<void> }) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    const update = async () => {
      if (document.hidden) return;
      const next = await look();
      // "Online now" stays until the next save.
      setLine((before) => next ?? (before?.page ? before : undefined));
    };
    void update();
    const timer = setInterval(update, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      {line && (
        <p className="line">
          {`${line.text} `}
          {line.page && (
            <a href={line.page} target="_blank" rel="noopener">
              See the page
            </a>
          )}
          <Button text="Put it back" onClick={putBack} />
        </p>
      )}
    </div>
  );
}
