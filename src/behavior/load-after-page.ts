/** Milliseconds in which a page that has loaded paints its picture. */
const painting = 300;

// Everything here only improves a page that works without it, and would make its HTML longer than one round trip. So it
// comes when the page is there. The build knows the addresses; a template names them without loading them.
const { content } = document.getElementById('behavior') as HTMLTemplateElement;
const load = () => {
  for (const script of content.children) import(/* @vite-ignore */ (script as HTMLScriptElement).src);
};
addEventListener('load', () => setTimeout(load, painting));

export {};
