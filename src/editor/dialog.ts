/** Shows lines and buttons, and returns the label of the button that was pressed; the last one if the dialog was left. */
export function ask(lines: readonly string[], labels: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const dialog = Object.assign(document.createElement('dialog'), { className: 'own' });
    const close = (label: string) => {
      dialog.remove();
      resolve(label);
    };
    const paragraphs = lines.map((line) => Object.assign(document.createElement('p'), { textContent: line }));
    const buttons = labels.map((label) =>
      Object.assign(document.createElement('button'), { textContent: label, onclick: () => close(label) }),
    );
    dialog.onclose = () => close(labels.at(-1) ?? '');
    dialog.append(...paragraphs, ...buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}

export const say = (line: string) => ask([line], ['OK']);
