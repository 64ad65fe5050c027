import { FIELDS, type FieldName } from './fields.ts';

/** What is wrong with a field: nothing stands in it, or not what its type asks for. */
export type Fault = 'missing' | 'invalid';

/** The fields that need mending. */
export type Faults = Partial<Record<FieldName, Fault>>;

type Control = Pick<HTMLInputElement, 'validity' | 'required' | 'value'>;

/** What is wrong with a field by the browser's own check, or nothing. */
export function faultOf({ validity, required, value }: Control): Fault | undefined {
  // Blanks alone pass that check; the collector would send them back.
  if (required && !value.trim()) return 'missing';
  if (validity.valid) return undefined;
  return validity.valueMissing ? 'missing' : 'invalid';
}

/** What is wrong with a form, in the order of its fields. */
export function faultsIn(controls: { namedItem(name: string): unknown }): Faults {
  const found = FIELDS.map(({ name }) => [name, faultOf(controls.namedItem(name) as Control)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault));
}
