import { type FieldName, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

/** The values of a form; boxes that `isMeant` does not pick count as empty. */
export function valuesOf(form: HTMLFormElement, isMeant = (_name: FieldName, _value: string) => true): TourRequest {
  return tourRequestOf((name) => {
    const { value } = controlOf(form, name);
    return isMeant(name, value) ? value : '';
  });
}
