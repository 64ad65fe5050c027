/** Milliseconds in which a loaded page paints its picture. */
const PAINTING_MS = 300;

// Every behavior only improves a page that works without it, and would make its HTML longer than one round trip.
// A template names the scripts without loading them.
const { content } = document.getElementById('behavior') as HTMLTemplateElement;
const load = () => {
  for (const script of content.children) import(/* @vite-ignore */ (script as HTMLScriptElement).src);
};
addEventListener('load', () => setTimeout(load, PAINTING_MS));

export {};
