/** Milliseconds in which a signal to the whole group arrives here too. */
const SIGNAL_DELAY_MS = 250;

/** Ends this process like a SIGTERM when npm is gone: npm passes a SIGTERM only to the shell between the two. */
export function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.prependOnceListener(signal, () => {
      stopping = true;
    });
  }
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    // A second signal would mean "at once" and cut open requests, so one that went to all processes has to be enough.
    setTimeout(() => {
      if (!stopping) process.kill(process.pid, 'SIGTERM');
    }, SIGNAL_DELAY_MS).unref();
  }, 250);
  watch.unref();
}
