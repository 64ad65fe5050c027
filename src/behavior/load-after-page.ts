/** Milliseconds in which a loaded page paints its picture. */
const PAINTING_MS = 300;

// Every behavior only improves a page that works without it, and would make its HTML longer than one round trip.
// A template names the scripts without loading them. The first is for every page, the second for visitors with another
// language; the others wait for the visitor's hand.
const { content } = document.getElementById('behavior') as HTMLTemplateElement;
const [first, offer, ...others] = [...content.children] as HTMLScriptElement[];
const load = (script?: HTMLScriptElement) => script && import(/* @vite-ignore */ script.src);
const loadOthers = () => others.splice(0).map(load);
addEventListener('load', () => {
  setTimeout(load, PAINTING_MS, first);
  if (!navigator.language.startsWith(document.documentElement.lang)) setTimeout(load, PAINTING_MS, offer);
});
for (const type of ['pointerover', 'scroll', 'keydown']) addEventListener(type, loadOthers);
// The answer that an address names opens with the page.
if (location.hash) loadOthers();
// Pictures further down wait no longer for the first view.
addEventListener('scroll', () => {
  document.body.className = 'scrolled';
});

export {};
