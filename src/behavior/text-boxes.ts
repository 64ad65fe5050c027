/** Shows the whole of a text box when the focus comes to it; browsers by themselves only show where one writes. */
export function showFocusedTextBoxes(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
}
