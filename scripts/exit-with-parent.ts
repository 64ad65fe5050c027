/**
 * Ends this process like a SIGTERM when npm, which started it, is gone. npm passes a SIGTERM only to the shell between
 * the two, and that shell dies of it silently: a server would go on and hold its port.
 */
export function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
