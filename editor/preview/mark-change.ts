const IN_SIGHT = 96;

/** Between the outline and a dark ground, the shadow. */
const mark = {
  outline: '3px solid #b4541a',
  outlineOffset: '4px',
  borderRadius: '4px',
  boxShadow: '0 0 0 4px #ffffff',
};

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
  place.animate([mark, mark], { duration: 2000, id: 'changed' });
  return true;
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Opens the folds around an element. Returns whether it is seen then. */
function unfold(element: Element | null): boolean {
  for (let fold = element?.closest('main details'); fold; fold = fold.parentElement?.closest('details'))
    (fold as HTMLDetailsElement).open = true;
  return element?.checkVisibility() ?? false;
}
