/** Opens the question whose answer the address of the page names, for browsers that do not do it by themselves. */
export function openAnswerOfAddress(): void {
  const open = () => {
    const answer = document.getElementById(location.hash.slice(1));
    const question = answer?.closest('details');
    if (question?.open !== false) return;
    question.open = true;
    answer?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}
