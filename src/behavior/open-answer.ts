/** Opens the question whose answer the hash of the address names. */
export function openAnswerOfHash(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const question = target?.closest('details');
    if (question?.open !== false) return;
    question.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
