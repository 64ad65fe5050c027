import { use, useState } from 'react';
import { labelOf } from '../../content-model/labels.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { languages } from '../files.ts';
import { Box } from './Box.tsx';
import { type FieldProps, InForm, spotsAt, useField, useIsWrong } from './context.tsx';
import { Fold } from './Fold.tsx';

const isEmpty = (value: unknown) => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
const LEAST = 2;

/** The fields of a group. In an item of a list, those that are empty and may stay so come last, behind “More”. */
export function Fields({ schema, spots, item }: Pick<FieldProps, 'schema' | 'spots' | 'item'>) {
  const { Field } = use(InForm);
  const parts = Object.entries(schema.properties ?? {}).filter(([, { widget }]) => widget !== 'hidden');
  const all = parts.map(([name, part]) => ({ name, schema: part, spots: spotsAt(spots, name), item }));
  const [first] = useState(() => {
    const filled = all.filter(
      (one) => !item || !one.schema.isOptional || !one.spots.every(({ value }) => isEmpty(value)),
    );
    const sorted = [...new Set([...filled, ...all])].map(({ name }) => name);
    return sorted.slice(0, Math.max(LEAST, filled.length));
  });
  const more = all.filter(({ name }) => !first.includes(name));
  const isWrong = useIsWrong(more.flatMap((part) => part.spots));
  return (
    <>
      {all.map((part) => first.includes(part.name) && <Field key={part.name} {...part} />)}
      {more.length > 0 && (
        <Fold title="More" isWrong={isWrong}>
          {more.map((part) => (
            <Field key={part.name} {...part} />
          ))}
        </Fold>
      )}
    </>
  );
}

/** A part of a long form: folded, unless it is one box. */
export function Section(props: FieldProps) {
  const isWrong = useIsWrong(props.spots);
  const { Field } = use(InForm);
  const field = <Field {...props} />;
  if (!['object', 'array'].includes(props.schema.type ?? '')) return field;
  return (
    <div className="frame section">
      <Fold title={labelOf(props.name, props.schema)} isWrong={isWrong}>
        {field}
      </Fold>
    </div>
  );
}

export function Group(props: FieldProps) {
  const { schema, spots } = props;
  const { label, title, notes, set, needed } = useField(props);
  const filled = needed ? spots : spots.filter(({ value }) => !isEmpty(value));
  const missing = spots.filter((spot) => !filled.includes(spot));
  const names = Object.keys(Object.assign({}, ...spots.map(({ value }) => value)));
  const { additionalProperties = {} } = schema;
  const properties = schema.properties ?? Object.fromEntries(names.map((name) => [name, additionalProperties]));
  const inMissing = filled.length > 0 ? ` in ${missing.map(({ language }) => languageName(language)).join(', ')}` : '';
  return (
    <fieldset>
      <legend>{title}</legend>
      {notes}
      {filled.length > 0 && <Fields schema={{ properties }} spots={filled} />}
      {missing.length > 0 && (
        <button type="button" onClick={() => set({}, missing)}>
          Fill in “{label}”{inMissing}
        </button>
      )}
      {!needed && filled.length > 0 && (
        <button type="button" onClick={() => set(undefined)}>
          Leave “{label}” empty
        </button>
      )}
    </fieldset>
  );
}

/** A text for all languages, in one box for each. */
export function Texts(props: FieldProps) {
  const { title, needed, notes } = useField(props);
  const boxes = languages.map((language) => ({
    key: language,
    name: props.name,
    schema: { type: 'string' } as const,
    spots: spotsAt(props.spots, language),
    label: languageName(language),
    isRequired: needed && language === DEFAULT_LANGUAGE,
  }));
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="languages">
        {boxes.map(({ key, ...box }) => (
          <Box key={key} {...box} />
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
