import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { telHref } from '../../shared/facts.ts';
import { FIELD_NAMES, HONEYPOT } from '../../shared/tour-request/fields.ts';
import { controlIn, requestIn } from './controls.ts';
import { isSent, keepValues, keptValues } from './draft.ts';
import type { TourRequestFormProps } from './props.ts';
import { idle } from './state.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

/**
 * Replaces the HTML form with the React form, which starts with what was typed, selected and focused. No node is reused:
 * translators and extensions may have changed, moved or removed any of them.
 */
export function takeOver(
  island: HTMLElement,
  { isSending, isRefused }: { isSending: boolean; isRefused: boolean },
): void {
  const props: TourRequestFormProps = JSON.parse(island.dataset.tourRequest ?? '');
  const html = [...island.childNodes];
  const htmlForm = island.querySelector('form');
  const container = document.createElement('div');
  let form: HTMLFormElement | null = null;
  // React has removed its tree when it reports an error that it could not handle.
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    if (form && htmlForm) giveBack(form, htmlForm);
  };
  const giveBack = (from: HTMLFormElement, to: HTMLFormElement) => {
    if (isSent()) return location.assign(props.action);
    copyValues(from, to);
    island.replaceChildren(...html);
    showFailure(to, props);
  };

  const initialState = isSending ? { ...idle, phase: 'submitting' as const } : idle;
  const root = createRoot(container, { onUncaughtError });
  flushSync(() => root.render(<TourRequestForm {...props} initialState={initialState} />));
  form = container.querySelector('form');
  if (!form || !htmlForm) return;
  // The browser's own messages serve the HTML form.
  form.noValidate = true;
  copyValues(htmlForm, form);
  restoreDraft(form);
  // The new form is focused before the old one goes, so that the keyboard of a phone stays open.
  island.append(container);
  moveFocus(island, container);
  for (const node of html) node.remove();
  // Shows what the browser refused with the messages of the site.
  if (isRefused) form.querySelector<HTMLElement>('[type="submit"]')?.click();
}

function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const name of [...FIELD_NAMES, HONEYPOT] as const) {
    const source = controlIn(from, name);
    const target = controlIn(to, name);
    if (source && target) target.value = source.value;
  }
}

/** Fills empty fields from the draft; a value that is in the form already is newer. */
function restoreDraft(form: HTMLFormElement): void {
  const kept = keptValues();
  for (const name of FIELD_NAMES) {
    const control = controlIn(form, name);
    if (control) control.value ||= kept[name] ?? '';
  }
  keepValues(requestIn(form));
}

function moveFocus(from: HTMLElement, to: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || !from.contains(focused)) return;
  const href = focused.getAttribute('href');
  const twin = [...to.querySelectorAll<HTMLElement>(focused.localName)].find(
    (element) => element.id === focused.id && element.getAttribute('href') === href,
  );
  twin?.focus({ preventScroll: true });
  // Fields for email addresses have no selection.
  if (isTextControl(focused) && isTextControl(twin) && focused.selectionStart !== null)
    twin.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

function isTextControl(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function showFailure(form: HTMLFormElement, { texts, phone }: TourRequestFormProps): void {
  const [before = '', after = ''] = texts.failed.split(phone);
  const link = Object.assign(document.createElement('a'), { href: telHref({ phone }), textContent: phone });
  (form.querySelector('[role="alert"]') ?? form).prepend(before, link, after);
}
