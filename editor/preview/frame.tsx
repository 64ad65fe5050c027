import '../no-eval.ts';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import '../../src/styles/base.css';
import '../../src/styles/utilities.css';
import './frame.css';
import { fileOf } from '../../content-model/registry.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { loadPage } from '../../src/page-data/load-page.ts';
import { findField } from './find-field.ts';
import { markChange } from './mark-change.ts';
import { readShown } from './read-shown.ts';
import { photographs } from './resolve-picture.ts';
import { showMessages, textsIn } from './show-messages.ts';
import type { Drawn, Shown } from './shown.ts';
import { viewOf } from './view-of.tsx';

const root = createRoot(document.body, { onUncaughtError: fail });
const changes = new MutationObserver(() => {});
/** What is to be drawn, and what was drawn last. */
let shown: Shown;
let last: Shown | undefined;
let refused: Drawn['refused'];
/** The language of the page: English if it has no translation. */
let language = DEFAULT_LANGUAGE;

function fail(): void {
  shown.onDrawn({ hasFailed: true });
}

/** Draws the page as it would be if what is typed were saved, unless more was typed meanwhile. */
async function draw(next: Shown): Promise<void> {
  shown = next;
  if (!(await hasTime(next))) return;
  const { place } = next;
  const result = readShown(next.values, next.saved);
  refused = result.refused.map(({ file, path = [], message }) => ({ file, path, message }));
  language = result.read.files.has(`${next.language}/${fileOf(place.path)}.yaml`) ? next.language : DEFAULT_LANGUAGE;
  globalThis.checkedContent = result.read;
  if (!(await hasTime(next))) return;
  const props = await loadPage(place.type, language, place.path);
  if (next !== shown) return;
  const View = viewOf(place.type);
  const context = { ...props.context, ui: textsIn(place.state, props.context.ui) };
  const page = <View key={place.path} {...props} context={context} state={place.state} />;
  startTransition(() => root.render(<Finish onDraw={finish}>{page}</Finish>));
}

/** Lets the browser show the key that was typed, or take another one. Returns whether none was. */
async function hasTime(next: Shown): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return next === shown;
}

function Finish({ onDraw, children }: { onDraw: () => void; children: ReactNode }) {
  useLayoutEffect(onDraw);
  return children;
}

/** After React has changed the document. */
function finish(): void {
  const { place, values } = shown;
  const isSamePage = last?.place === place && document.documentElement.lang === language;
  document.documentElement.lang = language;
  showMessages(place.state);
  const records = changes.takeRecords();
  if (!isSamePage || records.some(({ addedNodes }) => addedNodes.length > 0)) setTimeout(letFocus);
  // A photograph has come.
  if (last === shown) return;
  const isSeen = isSamePage && last?.values !== values ? markChange(records) : undefined;
  last = shown;
  shown.onDrawn({ refused, isSeen });
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
  shown.onPick(findField(target, globalThis.checkedContent, shown.values, language, shown.form));
}

changes.observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['src', 'srcset', 'alt', 'placeholder'],
});
addEventListener('click', pick, true);
addEventListener('auxclick', (event) => event.preventDefault(), true);
addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.matches('[tabindex]')) pick(event);
});
photographs.onLoad = () => draw(shown).catch(fail);
window.draw = (next) => {
  photographs.addressOf = next.addressOf;
  return draw(next).catch(fail);
};
