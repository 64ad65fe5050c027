export {};

// Everything here only improves a page that works without it, and would make its HTML longer than one round trip. So it
// comes when the page is there. The build knows its address; a template names it without loading it.
const script = document.querySelector<HTMLTemplateElement>('#behavior')?.content.querySelector('script');
addEventListener('load', () => import(/* @vite-ignore */ script?.src ?? ''));
