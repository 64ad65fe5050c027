import { useEffect, useState } from 'react';
import { inSentence } from '../describe.ts';
import { Button, Fold } from '../parts.tsx';
import { addPhotograph, addressOf, photographNames } from '../photographs.ts';
import { type FieldProps, useField } from './use-field.tsx';

export function Picture(props: FieldProps) {
  const { id, label, title, value, set, needed, described, notes } = useField(props);
  const [state, setState] = useState('');
  const name = String(value ?? '');
  const choose = (chosen: string | undefined, note?: string) => {
    set(chosen);
    const question = chosen && 'Look at the description: does it say what this one shows?';
    setState([question, note && inSentence(note)].filter(Boolean).join('\n'));
  };
  const add = async (file: File | undefined) => {
    if (!file) return;
    setState('Your photograph is being made smaller…');
    const added = await addPhotograph(file).catch((error: Error) => setState(error.message));
    if (added) choose(added.name, added.note);
  };
  return (
    <div className="field picture">
      <label htmlFor={id}>{title}</label>
      {name && <Preview key={name} name={name} alt={`${label} now: ${name}`} />}
      <input id={id} type="file" accept="image/*" {...described} onChange={({ target }) => add(target.files?.[0])} />
      <p className="lines" role="status">
        {state}
      </p>
      {notes}
      <Fold title="Choose one that is already there">
        <div className="pictures">
          {photographNames().map((photograph) => (
            <button
              key={photograph}
              type="button"
              aria-pressed={photograph === name}
              onClick={() => choose(photograph)}
            >
              <Preview name={photograph} alt="" />
              {photograph}
            </button>
          ))}
        </div>
      </Fold>
      {!needed && name && <Button text={`Remove “${label}”`} onClick={() => choose(undefined)} />}
    </div>
  );
}

function Preview({ name, alt }: { name: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => void addressOf(name).then(setAddress, () => undefined), [name]);
  return address && <img src={address} alt={alt} />;
}
