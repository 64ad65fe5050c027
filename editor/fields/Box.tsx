import { useEffect, useState } from 'react';
import { partOf } from '../../content-model/field-schema.ts';
import { readableName } from '../../content-model/labels.ts';
import { Button, Fold } from '../parts.tsx';
import { addPhotograph, addressOf, photographNames } from '../photographs.ts';
import { kindOf } from './kind.ts';
import { type FieldProps, useField } from './use-field.tsx';

/** A text, a number, a time, a date, or a choice. */
export function Box(props: FieldProps) {
  const { schema, name } = props;
  const { id, title, value, set, needed, described, notes } = useField(props);
  const kind = kindOf(name, schema);
  const shared = { id, value: String(value ?? ''), maxLength: schema.maxLength, ...described };
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

/** Several of some choices, in their order. */
export function Choices(props: FieldProps) {
  const { title, value, set, described, notes } = useField(props);
  const chosen = Array.isArray(value) ? value : [];
  const options = partOf(props.schema, 0).enum ?? [];
  const choose = ({ value, checked }: HTMLInputElement) =>
    set(options.filter((one) => (one === value ? checked : chosen.includes(one))));
  return (
    <fieldset className="choices" aria-describedby={described['aria-describedby']}>
      <legend>{title}</legend>
      {options.map((one) => (
        <label className="check" key={one}>
          <input type="checkbox" value={one} checked={chosen.includes(one)} onChange={({ target }) => choose(target)} />
          {one}
        </label>
      ))}
      {notes}
    </fieldset>
  );
}

export function Picture(props: FieldProps) {
  const { id, label, title, value, set, needed, described, notes } = useField(props);
  const [state, setState] = useState('');
  const name = String(value ?? '');
  const choose = (chosen?: string) => {
    set(chosen);
    setState(chosen ? 'Look at the description: does it say what this one shows?' : '');
  };
  const add = async (file: File | undefined) => {
    if (!file) return;
    setState('Your photograph is being made smaller…');
    await addPhotograph(file).then(choose, (error) => setState(error.message));
  };
  return (
    <div className="field picture">
      <label htmlFor={id}>{title}</label>
      {name && <Preview key={name} name={name} alt={`${label} now: ${name}`} />}
      <input id={id} type="file" accept="image/*" {...described} onChange={({ target }) => add(target.files?.[0])} />
      <p role="status">{state}</p>
      {notes}
      <Fold title="Choose one that is already there">
        <div className="pictures">
          {photographNames().map((one) => (
            <button key={one} type="button" aria-pressed={one === name} onClick={() => choose(one)}>
              <Preview name={one} alt="" />
              {one}
            </button>
          ))}
        </div>
      </Fold>
      {!needed && name && <Button text={`Remove “${label}”`} onClick={() => choose()} />}
    </div>
  );
}

function Preview({ name, alt }: { name: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => void addressOf(name).then(setAddress, () => undefined), [name]);
  return address && <img src={address} alt={alt} />;
}
