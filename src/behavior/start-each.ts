/** Starts behaviors of a page, each in a task of its own: what one cannot do in some browser keeps no other from working. */
export function startEach(behaviors: readonly (() => void)[]): void {
  for (const start of behaviors) queueMicrotask(start);
}
