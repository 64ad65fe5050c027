import { FIELD_NAMES, type FieldName, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Null if something else has removed the field from the page. */
export function controlIn(form: HTMLFormElement, name: FieldName): Control | null {
  const control = form.elements.namedItem(name);
  // Two controls of one name come as a list.
  return (control instanceof RadioNodeList ? control[0] : control) as Control | null;
}

export function controlsIn(form: HTMLFormElement): [FieldName, Control][] {
  return FIELD_NAMES.flatMap((name) => {
    const control = controlIn(form, name);
    return control ? [[name, control]] : [];
  });
}

export function requestIn(form: HTMLFormElement): TourRequest {
  return tourRequestOf((name) => controlIn(form, name)?.value);
}

export function buttonIn(form: HTMLFormElement, type = 'submit'): HTMLButtonElement | null {
  return form.querySelector(`button[type="${type}"]`);
}

/** Tells screen readers, but not the same words again. */
export function say(form: HTMLFormElement, words: string): void {
  const line = form.closest('[data-tour-request]')?.querySelector<HTMLElement>('[data-place="status"]');
  if (!line || (line.dataset.said ?? '') === words) return;
  line.dataset.said = words;
  line.textContent = words;
}

/** Shows whether the form is being sent. Read-only fields and a button that is not disabled keep the focus. */
export function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const [, control] of controlsIn(form)) control.readOnly = isBusy;
  const reset = buttonIn(form, 'reset');
  if (reset) reset.disabled = isBusy;
  const button = buttonIn(form);
  const label = button?.querySelector('span');
  // A label that stays is left alone, because it may be translated.
  if (!button || !label || button.hasAttribute('aria-disabled') === isBusy) return;
  if (isBusy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  label.textContent = (isBusy ? button.dataset.busy : button.dataset.label) ?? '';
}
