import type { ComponentType } from 'react';
import { isSame } from '../../content-model/is-same.ts';
import { Box } from './Box.tsx';
import { Check, Choices } from './Choices.tsx';
import type { FieldProps } from './context.tsx';
import { Group, Texts } from './Group.tsx';
import { isForAll, type Kind, kindOf } from './kind.ts';
import { List } from './List.tsx';
import { Picture } from './Picture.tsx';

/** Kinds with one part for all languages. */
const whole: Partial<Record<Kind, ComponentType<FieldProps>>> = { group: Group, list: List, texts: Texts };
/** Kinds with a part for each language in which the value differs. */
const single: Partial<Record<Kind, ComponentType<FieldProps>>> = { boolean: Check, choices: Choices, image: Picture };

export function Field(props: FieldProps) {
  const { name, schema, spots, item } = props;
  const kind = kindOf(name, schema);
  if (!kind || kind === 'hidden') return null;
  const Whole = whole[kind];
  if (Whole) return <Whole {...props} />;
  const Single = single[kind] ?? Box;
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
