const MARKED_MS = 2000;
const IN_SIGHT = 96;

/** Scrolls to the first change that can be seen and marks it for a moment. Returns whether there is one. */
export function markChange(records: readonly MutationRecord[]): boolean {
  const changed = records.flatMap(({ addedNodes, target }) => [...addedNodes, target]).map(elementOf);
  const places = changed.filter((one) => one !== document.body && one?.isConnected && !one.closest('script, template'));
  const place = places.find((one) => one?.checkVisibility()) ?? places.find(unfold);
  if (!place) return false;
  const { top, bottom } = place.getBoundingClientRect();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (top < IN_SIGHT || bottom > innerHeight)
    place.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  for (const one of document.querySelectorAll('[data-changed]')) one.removeAttribute('data-changed');
  place.setAttribute('data-changed', '');
  clearTimeout(timer);
  timer = setTimeout(() => place.removeAttribute('data-changed'), MARKED_MS);
  return true;
}

let timer: ReturnType<typeof setTimeout>;

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Opens the folds around an element. Returns whether it is seen then. */
function unfold(element: Element | null): boolean {
  for (let fold = element?.closest('main details'); fold; fold = fold.parentElement?.closest('details'))
    (fold as HTMLDetailsElement).open = true;
  return element?.checkVisibility() ?? false;
}
