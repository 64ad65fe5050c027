/** Milliseconds within which a second click on the same button is an accident. */
const DOUBLE_CLICK_MS = 400;
/** Milliseconds in which a loaded page paints its picture. */
const PAINTING_MS = 300;

// Every behavior only improves a page that works without it, and would make its HTML longer than one round trip.
// The template names scripts without loading them: one for every page, and others for the first input.
const { content } = document.getElementById('behavior') as HTMLTemplateElement;
const [first, ...others] = [...content.children] as HTMLScriptElement[];
const load = (script?: HTMLScriptElement) => script && import(/* @vite-ignore */ script.src);
const loadOthers = () => others.splice(0).map(load);
addEventListener('load', () => {
  setTimeout(load, PAINTING_MS, first);
});
for (const type of ['pointerover', 'scroll', 'keydown']) addEventListener(type, loadOthers);
// The answer that an address names opens with the page.
if (location.hash) loadOthers();
// The class ends the delay of the pictures further down.
addEventListener('scroll', () => {
  document.body.className = 'scrolled';
});

// A double click, which may be the first input, leaves open what its first click opened.
let last: Element | null;
let since: number;
addEventListener(
  'click',
  (event) => {
    const clicked = (event.target as Element).closest('[popovertarget], summary');
    // The detail of a key press is 0.
    if (!event.detail) return;
    if (clicked && clicked === last && event.timeStamp - since < DOUBLE_CLICK_MS) event.preventDefault();
    last = clicked;
    since = event.timeStamp;
  },
  true,
);
