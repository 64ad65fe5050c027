import { readableName } from '../../content-model/labels.ts';
import { type FieldProps, useField } from './context.tsx';
import { type Kind, kindOf } from './kind.ts';

const types: Partial<Record<Kind, string>> = {
  integer: 'number',
  time: 'time',
  date: 'date',
  email: 'email',
  url: 'url',
};

/** A text, a number, a time, a date, or a choice. */
export function Box(props: FieldProps) {
  const { schema, name } = props;
  const { id, title, value, set, needed, described, notes } = useField(props);
  const kind = kindOf(name, schema) ?? 'text';
  const shared = { id, value: String(value ?? ''), maxLength: schema.maxLength, ...described };
  const read = (text: string) => set(kind === 'integer' && text ? Number(text) : text);
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {kind === 'choice' ? (
        <select {...shared} onChange={({ target }) => set(target.value || undefined)}>
          {(!needed || !value) && <option value="">{needed ? 'Choose…' : 'None'}</option>}
          {schema.enum?.map((one) => (
            <option key={one} value={one}>
              {readableName(one)}
            </option>
          ))}
        </select>
      ) : kind === 'long' ? (
        <textarea {...shared} rows={3} onChange={({ target }) => read(target.value)} />
      ) : (
        <input
          {...shared}
          type={types[kind] ?? 'text'}
          inputMode={name === 'phone' ? 'tel' : undefined}
          min={schema.minimum}
          max={schema.maximum}
          onChange={({ target }) => read(target.value)}
        />
      )}
      {notes}
    </div>
  );
}
