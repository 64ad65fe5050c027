/** Makes a dialog of lines and buttons. `answer` is the label of the button that was pressed; the last one if the dialog was left. */
export function makeDialog(lines: readonly string[], labels: readonly string[]) {
  const dialog = Object.assign(document.createElement('dialog'), { className: 'own' });
  const paragraphs = lines.map((line) => Object.assign(document.createElement('p'), { textContent: line }));
  const buttons = labels.map((label) =>
    Object.assign(document.createElement('button'), { textContent: label, onclick: () => dialog.close(label) }),
  );
  dialog.append(...paragraphs, ...buttons);
  document.body.append(dialog);
  const answer = new Promise<string>((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue || (labels.at(-1) ?? ''));
    };
  });
  return { dialog, answer };
}

export function ask(lines: readonly string[], labels: readonly string[]): Promise<string> {
  const { dialog, answer } = makeDialog(lines, labels);
  dialog.showModal();
  return answer;
}

export const say = (line: string) => ask([line], ['OK']);
