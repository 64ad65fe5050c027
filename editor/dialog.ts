/** Asks in a dialog of lines and buttons. The answer is the label of the button that was pressed; the last one if the dialog was left. */
export function ask(lines: readonly string[], labels: readonly string[]): Promise<string> {
  const dialog = document.createElement('dialog');
  const paragraphs = lines.map((line) => Object.assign(document.createElement('p'), { textContent: line }));
  const buttons = labels.map((label) =>
    Object.assign(document.createElement('button'), { textContent: label, onclick: () => dialog.close(label) }),
  );
  dialog.append(...paragraphs, ...buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue || (labels.at(-1) ?? ''));
    };
  });
}
