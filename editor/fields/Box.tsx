import { partOf } from '../../content-model/field-schema.ts';
import { readableName } from '../../content-model/labels.ts';
import { kindOf } from '../field-kinds.ts';
import { type FieldProps, useField } from './use-field.tsx';

/** A text, a number, a time, a date, or a choice. */
export function Box(props: FieldProps) {
  const { schema, name } = props;
  const { id, title, value, set, needed, described, notes } = useField(props);
  const kind = kindOf(schema);
  const shared = { id, value: String(value ?? ''), maxLength: schema.maxLength, ...described };
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {kind === 'choice' ? (
        <select {...shared} onChange={({ target }) => set(target.value || undefined)}>
          {(!needed || !value) && <option value="">{needed ? 'Choose…' : 'None'}</option>}
          {schema.enum?.map((choice) => (
            <option key={choice} value={choice}>
              {readableName(choice)}
            </option>
          ))}
        </select>
      ) : kind === 'long' ? (
        <textarea {...shared} rows={3} onChange={({ target }) => set(target.value)} />
      ) : (
        <input
          {...shared}
          type={kind}
          inputMode={name === 'phone' ? 'tel' : undefined}
          min={schema.minimum}
          max={schema.maximum}
          onChange={({ target }) => set(kind === 'number' && target.value ? Number(target.value) : target.value)}
        />
      )}
      {notes}
    </div>
  );
}

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

/** A checkbox for each choice; the value keeps the order of the choices. */
export function Choices(props: FieldProps) {
  const { title, value, set, described, notes } = useField(props);
  const chosen = Array.isArray(value) ? value : [];
  const options = partOf(props.schema, 0).enum ?? [];
  const choose = ({ value, checked }: HTMLInputElement) =>
    set(options.filter((option) => (option === value ? checked : chosen.includes(option))));
  return (
    <fieldset className="choices" aria-describedby={described['aria-describedby']}>
      <legend>{title}</legend>
      {notes}
      {options.map((option) => (
        <label className="check" key={option}>
          <input
            type="checkbox"
            value={option}
            checked={chosen.includes(option)}
            aria-invalid={described['aria-invalid']}
            onChange={({ target }) => choose(target)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
