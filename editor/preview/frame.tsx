import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import '../../src/styles/layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import '../../src/styles/base.css';
import '../../src/styles/utilities.css';
import './frame.css';
import type { FilesRead } from '../../content-model/read-files.ts';
import { fileOf } from '../../content-model/registry.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { loadPage } from '../../src/page-data/load-page.ts';
import { findField } from './find-field.ts';
import { markChange } from './mark-change.ts';
import type { Answer, Shown } from './messages.ts';
import { readShown } from './read-shown.ts';
import { addPhotograph, missing } from './resolve-picture.ts';
import { showMessages } from './show-message.ts';
import { views } from './views.tsx';

// The content-security policy allows no code from strings.
config({ jitless: true });

const answer = (message: Answer) => parent.postMessage(message, location.origin);
const root = createRoot(document.body, { onUncaughtError: (error) => answer({ failure: String(error) }) });
const changes = new MutationObserver(() => {});
const values = new Map<string, unknown>();
let shown: Shown;
let read: FilesRead;
let turn = 0;
/** The language of the page: English if it has no translation. */
let language = DEFAULT_LANGUAGE;
let drawn = '';
let isTyped = false;

/** Draws the page as it would be if what is typed were saved, unless more was typed meanwhile. */
async function draw(): Promise<void> {
  turn += 1;
  const own = turn;
  const { place } = shown;
  const { read: next, refused } = readShown(values, shown.like);
  language = next.files.has(`${shown.language}/${fileOf(place.path)}.yaml`) ? shown.language : DEFAULT_LANGUAGE;
  globalThis.checkedContent = next;
  const props = await loadPage(place.type, language, place.path);
  if (own !== turn) return;
  read = next;
  const View = views[place.type] as ComponentType<typeof props & { state?: string | undefined }>;
  const page = <View key={place.path} {...props} state={place.state} />;
  startTransition(() => root.render(<Drawn onDraw={finish}>{page}</Drawn>));
  answer({ refused: refused.map(({ file, path = [], message }) => ({ file, path, message })), wanted: [...missing] });
}

function Drawn({ onDraw, children }: { onDraw: () => void; children: ReactNode }) {
  useLayoutEffect(onDraw);
  return children;
}

/** After React has changed the document. */
function finish(): void {
  const { place } = shown;
  document.documentElement.lang = language;
  showMessages(place.state);
  const records = changes.takeRecords();
  const page = JSON.stringify([language, place]);
  if (page === drawn && isTyped) answer({ isSeen: markChange(records) });
  if (page !== drawn || records.some(({ addedNodes }) => addedNodes.length > 0)) setTimeout(letFocus);
  drawn = page;
  isTyped = false;
}

/** Lets the Tab key reach all words and pictures, as a click does. */
function letFocus(): void {
  const texts = document.querySelectorAll<HTMLElement>('body :is(h1, h2, h3, p, li, dt, dd, span, strong, div, img)');
  for (const one of texts)
    if (
      one.matches('img[alt]:not([alt=""])') ||
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    )
      if (!one.closest('a, button, summary, label, template, [tabindex="0"], .hidden-visually')) one.tabIndex = 0;
}

function pick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // Links would lead away. Folds open.
  if (!target.closest('summary')) event.preventDefault();
  answer({ picked: findField(target, read, values, language, shown.form) ?? null });
}

changes.observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['src', 'srcset', 'alt', 'placeholder', 'data-busy'],
});
addEventListener('click', pick, true);
addEventListener('auxclick', (event) => event.preventDefault(), true);
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.matches('[tabindex]')) pick(event);
});
addEventListener('message', async ({ data, source }: MessageEvent<Shown>) => {
  if (source !== parent) return;
  isTyped ||= drawn !== '' && data.values.size > 0;
  for (const [file, value] of data.values) values.set(file, value);
  shown = data;
  const asked = [...data.photographs].filter(([name]) => missing.has(name));
  await Promise.allSettled(asked.map(([name, src]) => addPhotograph(name, src)));
  await draw().catch((error) => answer({ failure: String(error) }));
});
answer({ isReady: true });
