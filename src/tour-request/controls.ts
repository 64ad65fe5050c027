import { type FieldName, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

export function requestIn(form: HTMLFormElement): TourRequest {
  return tourRequestOf((name) => controlOf(form, name).value);
}
