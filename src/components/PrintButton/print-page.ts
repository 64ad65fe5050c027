const button = document.querySelector<HTMLElement>('[data-print-page]');

// Browsers inside of apps cannot print.
if (button && !window.print) button.hidden = true;
button?.addEventListener('click', () => window.print());
