/** The answers, each in the details of its question. */
const answers = [...document.querySelectorAll<Element & { parentElement: HTMLDetailsElement }>('main details > [id]')];
// Older browsers have no ::details-content, by which the print styles show closed answers.
const printed = new Set<HTMLDetailsElement>();
/** The question that a person has opened or closed last. */
let chosen: Element | null | undefined;

function openAnswerOfHash(): void {
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (question?.open !== false) return;
  question.open = true;
  target?.scrollIntoView();
}

// After Back and a reload the same answers are open, and the address names the one that a person has opened last.
for (const { id, parentElement } of answers) if (history.state?.open?.includes(id)) parentElement.open = true;
openAnswerOfHash();
addEventListener('hashchange', openAnswerOfHash);
addEventListener('click', ({ target }) => {
  chosen = (target as Element).closest('summary')?.parentElement;
});
addEventListener(
  'toggle',
  ({ target }) => {
    const answer = answers.find(({ parentElement }) => parentElement === target);
    if (!answer || printed.size > 0) return;
    const own = `#${answer.id}`;
    let { hash } = location;
    if (!answer.parentElement.open) hash = hash === own ? '' : hash;
    else if (target === chosen) hash = own;
    const open = answers.filter(({ parentElement }) => parentElement.open).map(({ id }) => id);
    history.replaceState({ open }, '', hash || location.pathname + location.search);
  },
  true,
);

addEventListener('beforeprint', () => {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    question.open = true;
    printed.add(question);
  }
});
addEventListener('afterprint', () => {
  for (const question of printed) question.open = false;
  printed.clear();
});
