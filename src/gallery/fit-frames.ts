function matchHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  // A fixed part adds no height, so a frame has at least 160 pixels.
  if (body) frame.style.height = `${Math.max(body.scrollHeight, 160)}px`;
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => matchHeight(frame));
  new ResizeObserver(() => matchHeight(frame)).observe(frame);
}
