function openAnswerOfHash(): void {
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (question?.open !== false) return;
  question.open = true;
  target?.scrollIntoView();
}

openAnswerOfHash();
addEventListener('hashchange', openAnswerOfHash);

// Older browsers have no ::details-content, by which the print styles show closed answers.
const opened = new Set<HTMLDetailsElement>();
addEventListener('beforeprint', () => {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    question.open = true;
    opened.add(question);
  }
});
addEventListener('afterprint', () => {
  for (const question of opened) question.open = false;
  opened.clear();
});
