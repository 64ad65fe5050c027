import { use, useEffect, useRef, useState } from 'react';
import { type FieldSchema, partOf } from '../../content-model/field-schema.ts';
import { groupBy } from '../../content-model/group-by.ts';
import { isSame } from '../../content-model/is-same.ts';
import { itemName, labelOf, singularOf } from '../../content-model/labels.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { KEY } from '../convert.ts';
import { isForAll, kindOf } from '../field-kinds.ts';
import { languageOf, languages } from '../files.ts';
import { Button, Fold, type FoldProps } from '../parts.tsx';
import { type Spot, spotsAt } from '../spots.ts';
import { ask } from '../store.ts';
import { Box, Check, Choices } from './Box.tsx';
import { Picture } from './Picture.tsx';
import { type FieldProps, InForm, useField } from './use-field.tsx';

const isEmpty = (value: unknown) => (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
/** How many fields of an item are always shown. */
const LEAST = 2;
/** How many groups and lists of a form are shown without folds. */
const MOST_OPEN = 3;

type FieldsProps = Pick<FieldProps, 'schema' | 'spots' | 'item'> & { isForm?: boolean };

/** The fields of a group. In a list item, empty optional fields come last, under "More"; in a long form, each part is folded. */
export function Fields({ schema, spots, item, isForm }: FieldsProps) {
  const all = Object.entries(schema.properties ?? {})
    .filter(([, part]) => part.widget !== 'hidden')
    .map(([name, part]) => ({ name, schema: part, spots: spotsAt(spots, name), item }));
  const [folded] = useState(() => {
    const canWait = all.slice(item ? LEAST : all.length).filter((field) => field.schema.isOptional);
    return canWait.filter((field) => field.spots.every(({ value }) => isEmpty(value))).map(({ name }) => name);
  });
  const isPart = ({ schema: { type } }: FieldProps) => type === 'object' || type === 'array';
  const isLong = isForm && all.filter(isPart).length > MOST_OPEN;
  const fieldOf = (part: FieldProps) => <Field key={part.name} {...part} />;
  const sectionOf = (part: FieldProps) => (
    <Fold key={part.name} className="frame section" title={labelOf(part.name, part.schema)} spots={part.spots}>
      {fieldOf(part)}
    </Fold>
  );
  const more = all.filter(({ name }) => folded.includes(name));
  return (
    <>
      {all.map((part) => !more.includes(part) && (isLong && isPart(part) ? sectionOf(part) : fieldOf(part)))}
      {more.length > 0 && (
        <Fold title="More" spots={more.flatMap((part) => part.spots)}>
          {more.map(fieldOf)}
        </Fold>
      )}
    </>
  );
}

function Field(props: FieldProps) {
  const { name, schema, spots, item } = props;
  const kind = kindOf(schema);
  if (kind === 'group') return <Group {...props} />;
  if (kind === 'list') return <List {...props} />;
  if (kind === 'texts') return <Texts {...props} />;
  const Single = kind === 'boolean' ? Check : kind === 'choices' ? Choices : kind === 'image' ? Picture : Box;
  const isOne = spots.every(({ path, value }) => isSame(value, spots[0]?.value) && !path.startsWith('confirmed'));
  if (isOne && isForAll(name, schema, item)) return <Single {...props} />;
  return (
    <div className="languages">
      {spots.map((spot) => (
        <Single key={spot.file} {...props} spots={[spot]} />
      ))}
    </div>
  );
}

function Group(props: FieldProps) {
  const { schema, spots } = props;
  const { label, title, notes, set, needed, described } = useField(props);
  const names = Object.keys(Object.assign({}, ...spots.map(({ value }) => value)));
  const { additionalProperties = {} } = schema;
  const properties = schema.properties ?? Object.fromEntries(names.map((name) => [name, additionalProperties]));
  const isFilled = needed || spots.some(({ value }) => !isEmpty(value));
  return (
    <fieldset aria-invalid={described['aria-invalid']}>
      <legend>{title}</legend>
      {notes}
      {isFilled && <Fields schema={{ properties }} spots={spots} />}
      {!isFilled && <Button text={`Fill in “${label}”`} onClick={() => set({})} />}
      {!needed && isFilled && <Button text={`Leave “${label}” empty`} onClick={() => set(undefined)} />}
    </fieldset>
  );
}

/** A text for all languages, in one box for each. */
function Texts(props: FieldProps) {
  const { name } = props;
  const { title, needed, notes, described } = useField(props);
  return (
    <fieldset aria-invalid={described['aria-invalid']}>
      <legend>{title}</legend>
      <div className="languages">
        {languages.map((language) => {
          const spots = spotsAt(props.spots, language);
          const label = languageName(language);
          const isRequired = needed && language === DEFAULT_LANGUAGE;
          return <Box key={language} {...{ name, spots, label, isRequired }} schema={{ type: 'string' }} />;
        })}
      </div>
      {notes}
    </fieldset>
  );
}

type Item = Record<string, unknown> | undefined;
const itemsOf = ({ value }: Spot): unknown[] => (Array.isArray(value) ? value : []);
const keyOf = (item: unknown, index: number) => (item as Item)?.[KEY] ?? index;

/** A new item, with what it shares with the same item in another language. */
function newItem(schema: FieldSchema, other: unknown): unknown {
  if (!schema.properties || schema.widget) return schema.properties ? {} : '';
  const parts = Object.entries(schema.properties).map(([key, part]) => {
    const isShared = other && isForAll(key, part, schema) && part.type !== 'array' && part.type !== 'object';
    return [key, isShared ? (other as Item)?.[key] : part.default] as const;
  });
  return { ...Object.fromEntries(parts), [KEY]: (other as Item)?.[KEY] ?? crypto.randomUUID() };
}

function List(props: FieldProps) {
  const { name, schema, spots } = props;
  const { label, title, notes, described } = useField(props);
  const { change } = use(InForm);
  const [added, setAdded] = useState<unknown>();
  /** The place from which an item was just removed. The focus goes to the next item, or to Add. */
  const [removed, setRemoved] = useState<number>();
  const list = useRef<HTMLFieldSetElement>(null);
  const item = partOf(schema, 0);
  const singular = singularOf(name, schema);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const items = spots.flatMap((spot) =>
    itemsOf(spot).map((value, index) => ({ ...spot, path: `${spot.path}.${index}`, value, key: keyOf(value, index) })),
  );
  /** The items, each in all languages that have it. */
  const rows = [...groupBy(items, ({ key }) => key)];

  const add = (spot: Spot, other?: unknown) => {
    const value = newItem(item, other);
    setAdded(keyOf(value, itemsOf(spot).length));
    change([{ ...spot, value: [...itemsOf(spot), value] }]);
  };
  const moveUp = (index: number) => {
    const moved = rows.toSpliced(index - 1, 2, ...rows.slice(index - 1, index + 1).reverse()).flatMap(([, row]) => row);
    const itemsIn = ({ file }: Spot) => moved.filter((spot) => spot.file === file).map(({ value }) => value);
    change(spots.map((spot) => ({ ...spot, value: itemsIn(spot) })));
  };
  const remove = async (key: unknown, row: readonly Spot[], title: string) => {
    const [language, ...others] = row.map(({ file }) => languageName(languageOf(file)));
    const only = `Remove it only in ${language}`;
    const answers = [`Remove it in ${others.join(', ')} too`, ...(item.properties ? [] : [only]), 'Cancel'];
    const question = `“${title}” is in ${language} and in ${others.join(', ')}.`;
    const answer = others.length > 0 && answers[await ask([question], answers)];
    if (answer === 'Cancel') return;
    const from = answer === only ? spots.slice(0, 1) : spots;
    const place = rows.findIndex(([other]) => other === key);
    change(from.map((spot) => ({ ...spot, value: itemsOf(spot).filter((other, at) => keyOf(other, at) !== key) })));
    setRemoved(place);
  };
  useEffect(() => {
    if (removed === undefined) return;
    const items = list.current?.querySelectorAll(':scope > .item') ?? [];
    const next = items[removed]?.querySelector<HTMLElement>('summary, input, textarea, select');
    (next ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    setRemoved(undefined);
  }, [removed]);

  const article = /^[aeiou]/i.test(singular) ? 'an' : 'a';
  const addButton = rows.length < maxItems && (
    <Button text={`Add ${article} ${singular.toLowerCase()}`} onClick={() => spots[0] && add(spots[0])} />
  );
  // Items such as closing days are added often, so a phone shows their button without scrolling.
  const isFirst = item.properties && !Object.values(item.properties).some((part) => partOf(part, 0).properties);
  return (
    <fieldset ref={list} aria-invalid={described['aria-invalid']}>
      <legend>{title}</legend>
      {notes}
      {isFirst && addButton}
      <p className="unseen" role="status">
        {rows.length} {rows.length === 1 ? singular : label}
      </p>
      {rows.map(([key, row], index) => {
        const place = `${singular} ${index + 1}`;
        const title = itemName(row[0]?.value) || place;
        const missing = spots.filter(({ file }) => row.every((spot) => spot.file !== file));
        const part = { name, schema: partOf(schema, index), spots: row, label: place };
        return (
          <ListItem key={String(key)} part={part} title={title} isNew={key === added}>
            {missing.map((spot) => {
              const text = `Add it in ${languageName(languageOf(spot.file))} too`;
              return <Button key={text} text={text} of={place} onClick={() => add(spot, row[0]?.value)} />;
            })}
            {index > 0 && <Button text="Move up" of={place} onClick={() => moveUp(index)} />}
            {rows.length > minItems && <Button text="Remove" of={place} onClick={() => remove(key, row, title)} />}
          </ListItem>
        );
      })}
      {!isFirst && addButton}
    </fieldset>
  );
}

/** A text or picture is one field; any other item is a fold with its fields. */
function ListItem({ part, children, ...fold }: { part: FieldProps } & Pick<FoldProps, 'title' | 'isNew' | 'children'>) {
  const { schema, spots } = part;
  const { notes } = useField({ ...part, schema: {} });
  const buttons = <div className="buttons">{children}</div>;
  if (!schema.properties || schema.widget)
    return (
      <div className="item">
        <Field {...part} isRequired />
        {buttons}
      </div>
    );
  return (
    <div className="item">
      <Fold className="frame" spots={spots} {...fold}>
        {notes}
        <Fields schema={schema} spots={spots} item={schema} />
        {buttons}
      </Fold>
    </div>
  );
}
