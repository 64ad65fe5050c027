const frame = document.querySelector('iframe') as HTMLIFrameElement;

// A frame does not tell whether it holds a map or the browser's error box, so it is hidden until its URL has answered.
const observer = new IntersectionObserver(
  async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    try {
      await fetch(frame.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
      frame.dataset.reachable = '';
    } catch {
      // The drawn plan stays in view.
    }
  },
  { rootMargin: '100%' },
);
observer.observe(frame);
