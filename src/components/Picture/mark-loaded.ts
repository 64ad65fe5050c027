// What is far below the window waits for the first view; styles wait for this attribute.
addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true));
