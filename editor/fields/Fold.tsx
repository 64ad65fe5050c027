import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldProps {
  title: ReactNode;
  /** Something in it is to be corrected. */
  isWrong?: boolean;
  /** It was added just now. */
  isNew?: boolean;
  children: ReactNode;
}

/** A part that opens by itself if it is new or wrong. What is closed is not rendered, so that long forms are quick. */
export function Fold({ title, isWrong = false, isNew = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isNew);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNew) part.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);
  return (
    <details ref={part} open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {(isOpen || isWrong) && <div className="inside">{children}</div>}
    </details>
  );
}
