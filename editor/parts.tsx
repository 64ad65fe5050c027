import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { InForm, type Spot } from './fields/use-field.tsx';

/** Focuses the heading of a new view, so that screen readers read it. */
function begin(heading: HTMLElement | null): void {
  if (!heading) return;
  document.title = `${heading.textContent} · Website editor`;
  heading.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

export const Heading = ({ children }: { children: ReactNode }) => (
  <h1 ref={begin} tabIndex={-1}>
    {children}
  </h1>
);

/** `of` names what the button is about, for screen readers. */
export const Button = ({ text, of, onClick }: { text: string; of?: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {text}
    {of && <span className="unseen"> {of}</span>}
  </button>
);

export interface FoldProps {
  title: ReactNode;
  className?: string;
  /** The fields in it. */
  spots?: readonly Spot[];
  /** It was added just now. */
  isNew?: boolean;
  children: ReactNode;
}

/** A part that opens by itself if it is new or has an error. Its content is rendered only while it is open, so that long forms are fast. */
export function Fold({ title, className, spots = [], isNew = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isNew);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNew) part.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);
  const isWrong = use(InForm).messages.some(({ file, path }) =>
    spots.some((spot) => spot.file === file && `${path}.`.startsWith(`${spot.path}.`)),
  );
  const toggle = () => setOpen(part.current?.open ?? false);
  return (
    <details ref={part} className={className} open={isOpen || isWrong} onToggle={toggle}>
      <summary>{title}</summary>
      {(isOpen || isWrong) && <div className="inside">{children}</div>}
    </details>
  );
}

/** Asks in a dialog. Returns the label of the button that was pressed, or the last label if the dialog was closed. */
export function ask(lines: readonly string[], labels: readonly string[]): Promise<string> {
  // After a second tap while the first one waits for the network.
  if (document.querySelector('dialog')) return Promise.resolve(labels.at(-1) ?? '');
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
