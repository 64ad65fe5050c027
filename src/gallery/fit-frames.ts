function matchHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  // A part that stays at the edge of the window takes no room of its own.
  if (body) frame.style.height = `${Math.max(body.scrollHeight, 160)}px`;
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => matchHeight(frame));
  new ResizeObserver(() => matchHeight(frame)).observe(frame);
}
