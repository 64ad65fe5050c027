import { FIELDS, type FieldName } from './fields.ts';

/** What is wrong with a field by the browser's own check: nothing stands in it, or not what its type asks for. */
export type Fault = 'missing' | 'invalid';

/** The fields that need mending. */
export type Faults = Partial<Record<FieldName, Fault>>;

type Control = Pick<HTMLInputElement, 'validity'>;

/** What the browser finds wrong with a field, or nothing. */
export function faultOf({ validity }: Control): Fault | undefined {
  if (validity.valid) return undefined;
  return validity.valueMissing ? 'missing' : 'invalid';
}

/** What the browser finds wrong with a form, in the order of its fields. */
export function faultsIn(controls: { namedItem(name: string): unknown }): Faults {
  const found = FIELDS.map(({ name }) => [name, faultOf(controls.namedItem(name) as Control)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault));
}
