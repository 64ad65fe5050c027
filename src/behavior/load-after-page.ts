/** Milliseconds in which a page that has loaded paints its picture. */
const painting = 300;

// Everything here only improves a page that works without it, and would make its HTML longer than one round trip. So it
// comes when the page is there. The build knows its address; a template names it without loading it.
const script = document.querySelector<HTMLTemplateElement>('#behavior')?.content.querySelector('script');
addEventListener('load', () => setTimeout(() => import(/* @vite-ignore */ script?.src ?? ''), painting));

export {};
