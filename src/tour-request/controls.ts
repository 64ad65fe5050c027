import { type FieldName, type HONEYPOT, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Null if something else has removed the field from the page. */
export function controlIn(form: HTMLFormElement, name: FieldName | typeof HONEYPOT): Control | null {
  const control = form.elements.namedItem(name);
  // Two controls of one name come as a list.
  return (control instanceof RadioNodeList ? control[0] : control) as Control | null;
}

export function requestIn(form: HTMLFormElement): TourRequest {
  return tourRequestOf((name) => controlIn(form, name)?.value);
}
