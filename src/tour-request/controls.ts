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

/** Changes values, and announces that to the form, as browsers do only for what a person types. */
export function write(form: HTMLFormElement, change: (name: FieldName, value: string) => string): void {
  const changed = controlsIn(form).filter(([name, { value }]) => value !== change(name, value));
  for (const [name, control] of changed) control.value = change(name, control.value);
  if (changed.length > 0) form.dispatchEvent(new Event('change'));
}

/** Writes words unless they are there already, where they may be translated. */
export function setText(element: Element | null | undefined, words: string): void {
  if (!(element instanceof HTMLElement) || (element.dataset.said ?? '') === words) return;
  element.dataset.said = words;
  element.textContent = words;
}

/** Tells screen readers, but not the same words again. */
export function say(form: HTMLFormElement, words: string): void {
  setText(form.closest('[data-tour-request]')?.querySelector('[data-place="status"]'), words);
}

/** Shows whether the form is being sent. Read-only fields and a button that is not disabled keep the focus. */
export function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const [, control] of controlsIn(form)) control.readOnly = isBusy;
  const reset = buttonIn(form, 'reset');
  if (reset) reset.disabled = isBusy;
  const button = buttonIn(form);
  if (!button) return;
  if (isBusy) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  setText(button.querySelector('span'), (isBusy ? button.dataset.busy : button.dataset.label) ?? '');
}
