import { type FieldName, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

/** A box of the form. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The box of a field. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(name) as Control;
}

/** What stands in the boxes of a form, or in those that `isMeant` picks; the others count as empty. */
export function valuesOf(form: HTMLFormElement, isMeant = (_name: FieldName, _value: string) => true): TourRequest {
  return tourRequestOf((name) => {
    const { value } = controlOf(form, name);
    return isMeant(name, value) ? value : '';
  });
}
