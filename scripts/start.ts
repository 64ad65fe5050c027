import { site } from './build.ts';
import { buildIfNeeded } from './fresh-build.ts';

stopWithNpm();
try {
  await buildIfNeeded(site);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('\nThe site could not be built, so nothing was started. The messages above say why.');
  process.exit(1);
}
// In this process rather than one of its own: signals then reach the server as they are sent.
await import('../server/main.ts');

/**
 * npm passes a SIGTERM only to the shell between it and this process, and that shell dies of it silently. Without this,
 * the server would go on and hold its port.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
