import { type ReactNode, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { InForm } from './fields/use-field.tsx';
import type { Spot } from './spots.ts';
import { useStore } from './store.ts';

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

const LATE_MS = 500;

/** Whether something lasts so long that a person wants to read so. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, isWaiting ? LATE_MS : 0, isWaiting);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

interface ButtonProps {
  text: string;
  /** What the button is about, for screen readers. */
  of?: string;
  /** A promise says until when the button is busy. */
  onClick: () => void | Promise<void>;
}

export function Button({ text, of, onClick }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const isLate = useLate(isBusy);
  const press = () => {
    if (isBusy) return;
    const isOver = onClick();
    if (!isOver) return;
    setBusy(true);
    void isOver.finally(() => setBusy(false));
  };
  return (
    <button type="button" aria-busy={isLate} onClick={press}>
      {isLate ? 'Reading…' : text}
      {of && <span className="unseen"> {of}</span>}
    </button>
  );
}

export interface FoldProps {
  title: ReactNode;
  className?: string;
  /** The fields in it. */
  spots?: readonly Spot[];
  /** Whether it was just added. */
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
  const { messages, picked } = use(InForm);
  const hasField = (file: string, path = '') =>
    spots.some((spot) => spot.file === file && `${path}.`.startsWith(`${spot.path}.`));
  const isPicked = picked !== undefined && hasField(picked.file, picked.path.join('.'));
  const isForced = isPicked || messages.some(({ file, path }) => hasField(file, path));
  useLayoutEffect(() => {
    // It may have been closed since.
    if (isPicked && picked && part.current) part.current.open = true;
  }, [isPicked, picked]);
  const toggle = () => setOpen(part.current?.open ?? false);
  return (
    <details ref={part} className={className} open={isOpen || isForced} onToggle={toggle}>
      <summary>{title}</summary>
      {(isOpen || isForced) && <div className="inside">{children}</div>}
    </details>
  );
}

const openDialog = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The question that waits for an answer, if there is one. */
export function Dialog() {
  const { question } = useStore();
  const id = useId();
  if (!question) return null;
  const { lines, labels, answer } = question;
  return (
    <dialog
      ref={openDialog}
      aria-labelledby={id}
      onClose={({ currentTarget }) => answer(Number(currentTarget.returnValue || labels.length - 1))}
    >
      <p id={id} className="lines">
        {lines.join('\n')}
      </p>
      {labels.map((label, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons never change, and two saves of a second read the same.
          key={index}
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close(String(index))}
        >
          {label}
        </button>
      ))}
    </dialog>
  );
}
