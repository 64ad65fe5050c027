import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { fieldKey } from '../fields/use-field.tsx';
import type { Field } from './shown.ts';

/** The box that has the focus, or had it last: its language is that of the page, and who picks words of the page comes to theirs. */
export function usePicked(form: RefObject<HTMLFormElement | null>, isOver: boolean) {
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  const [picked, setPicked] = useState<Field>();
  const box = useRef<HTMLElement>(null);
  const found = useRef<Field>(undefined);
  useEffect(() => {
    if (isOver) return;
    // The folds around it are open by now.
    if (picked && picked !== found.current) box.current = findBox(form.current, picked);
    found.current = picked;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [picked, isOver, form]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.dataset.field) return;
    box.current = target;
    if (target.lang) setLanguage(target.lang);
  };
  return { language, picked, setPicked, onFocus };
}

/** The box of a field, or the first of its parts. */
function findBox(form: HTMLElement | null, { file, path }: Field): HTMLElement | null {
  const key = `${fieldKey(file, path.join('.'))}.`;
  const boxes = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return boxes.find(({ dataset }) => dataset.field?.split(' ').some((own) => `${own}.`.startsWith(key))) ?? null;
}
