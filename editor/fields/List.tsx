import { type ReactNode, use, useState } from 'react';
import { type FieldSchema, partOf } from '../../content-model/field-schema.ts';
import { nameOf, singularOf } from '../../content-model/labels.ts';
import { languageName } from '../../shared/language.ts';
import { KEY } from '../convert.ts';
import { ask } from '../dialog.ts';
import { type FieldProps, InForm, type Spot, useField, useIsWrong } from './context.tsx';
import { Fold } from './Fold.tsx';
import { Fields } from './Group.tsx';
import { isForAll } from './kind.ts';

type Item = Record<string, unknown> | undefined;
const itemsOf = ({ value }: Spot): unknown[] => (Array.isArray(value) ? value : []);
const keyOf = (item: unknown, index: number) => (item as Item)?.[KEY] ?? index;

/** A new item; with what is the same in all languages, if another language has it already. */
function newItem(schema: FieldSchema, other: unknown): unknown {
  if (!schema.properties || schema.widget) return schema.properties ? {} : '';
  const parts = Object.entries(schema.properties).map(([key, part]) => {
    const isSame = other && isForAll(key, part, schema) && part.type !== 'array' && part.type !== 'object';
    return [key, isSame ? (other as Item)?.[key] : part.default] as const;
  });
  return { ...Object.fromEntries(parts), [KEY]: (other as Item)?.[KEY] ?? crypto.randomUUID() };
}

export function List(props: FieldProps) {
  const { name, schema, spots } = props;
  const { label, title, notes, set } = useField(props);
  const { change } = use(InForm);
  const [added, setAdded] = useState<unknown>();
  const item = partOf(schema, 0);
  const singular = singularOf(name, schema);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const items = spots.flatMap((spot) =>
    itemsOf(spot).map((value, index) => ({ ...spot, path: `${spot.path}.${index}`, value, key: keyOf(value, index) })),
  );
  /** The items of all languages, each with those of the same key. */
  const rows = [...Map.groupBy(items, ({ key }) => key)];

  const add = (spot: Spot, other?: unknown) => {
    const made = newItem(item, other);
    setAdded(keyOf(made, itemsOf(spot).length));
    set([...itemsOf(spot), made], [spot]);
  };
  const moveUp = (index: number) => {
    const moved = rows.toSpliced(index - 1, 2, ...rows.slice(index - 1, index + 1).reverse()).flatMap(([, row]) => row);
    const listOf = (file: string) => moved.filter((one) => one.file === file).map(({ value }) => value);
    change(spots.map((spot) => ({ ...spot, value: listOf(spot.file) })));
  };
  const remove = async (key: unknown, row: readonly Spot[], what: string) => {
    const [own = '', ...others] = row.map(({ language }) => languageName(language));
    const everywhere = `Remove it in ${others.join(', ')} too`;
    const answers = [everywhere, ...(item.properties ? [] : [`Remove it only in ${own}`]), 'Cancel'];
    const question = `“${what}” is in ${own} and in ${others.join(', ')}.`;
    const answer = others.length > 0 ? await ask([question], answers) : everywhere;
    const from = answer === everywhere ? spots : answer === 'Cancel' ? [] : spots.slice(0, 1);
    change(from.map((spot) => ({ ...spot, value: itemsOf(spot).filter((one, at) => keyOf(one, at) !== key) })));
  };

  const addButton = rows.length < maxItems && (
    <button type="button" onClick={() => spots[0] && add(spots[0])}>
      Add {/^[aeiou]/i.test(singular) ? 'an' : 'a'} {singular.toLowerCase()}
    </button>
  );
  // What comes and goes begins with the button, which would be far down on a phone.
  const isFirst = item.properties && !Object.values(item.properties).some((part) => partOf(part, 0).properties);
  return (
    <fieldset>
      <legend>{title}</legend>
      {notes}
      {isFirst && addButton}
      <p className="unseen" role="status">
        {rows.length} {rows.length === 1 ? singular : label}
      </p>
      {rows.map(([key, row], index) => {
        const place = `${singular} ${index + 1}`;
        const what = nameOf(row[0]?.value) || place;
        const missing = spots.filter(({ file }) => row.every((spot) => spot.file !== file));
        const shared = { name, place, what, schema: partOf(schema, index), spots: row, isNew: key === added };
        return (
          <ListItem key={String(key)} {...shared}>
            {missing.map((spot) => {
              const text = `Add it in ${languageName(spot.language)} too`;
              return <Act key={text} text={text} of={place} act={() => add(spot, row[0]?.value)} />;
            })}
            {index > 0 && <Act text="Move up" of={place} act={() => moveUp(index)} />}
            {rows.length > minItems && <Act text="Remove" of={place} act={() => void remove(key, row, what)} />}
          </ListItem>
        );
      })}
      {!isFirst && addButton}
    </fieldset>
  );
}

const Act = ({ text, of, act }: { text: string; of: string; act: () => void }) => (
  <button type="button" onClick={act}>
    {text}
    <span className="unseen"> {of}</span>
  </button>
);

interface ItemProps extends FieldProps {
  /** Such as "Question 2", and what it is called. */
  place: string;
  what: string;
  isNew: boolean;
  children: ReactNode;
}

function ListItem({ name, schema, spots, place, what, isNew, children }: ItemProps) {
  const isWrong = useIsWrong(spots);
  const { Field } = use(InForm);
  const { notes } = useField({ name, schema: {}, spots });
  const buttons = <div className="buttons">{children}</div>;
  if (!schema.properties || schema.widget)
    return (
      <>
        <Field {...{ name, schema, spots }} label={place} isRequired />
        {buttons}
      </>
    );
  return (
    <div className="frame">
      <Fold title={what} isWrong={isWrong} isNew={isNew}>
        {notes}
        <Fields {...{ schema, spots }} item={schema} />
        {buttons}
      </Fold>
    </div>
  );
}
