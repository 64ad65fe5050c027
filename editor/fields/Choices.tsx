import { partOf } from '../../content-model/field-schema.ts';
import { type FieldProps, useField } from './context.tsx';

export function Check(props: FieldProps) {
  const { title, value, set, described, notes } = useField({ ...props, isRequired: true });
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" checked={value === true} {...described} onChange={({ target }) => set(target.checked)} />
        <span>{title}</span>
      </label>
      {notes}
    </div>
  );
}

/** Several of some choices, in their order. */
export function Choices(props: FieldProps) {
  const { title, value, set, described, notes } = useField(props);
  const chosen = Array.isArray(value) ? value : [];
  const options = partOf(props.schema, 0).enum ?? [];
  const choose = (one: string, isChosen: boolean) =>
    set(options.filter((option) => (option === one ? isChosen : chosen.includes(option))));
  return (
    <fieldset className="choices" aria-describedby={described['aria-describedby']}>
      <legend>{title}</legend>
      {options.map((one) => (
        <label className="check" key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) => choose(one, target.checked)}
          />
          {one}
        </label>
      ))}
      {notes}
    </fieldset>
  );
}
