import { use } from 'react';
import { groupBy } from '../../content-model/group-by.ts';
import { Button } from '../parts.tsx';
import type { FormFile } from '../store.ts';
import { InForm } from './use-field.tsx';

type Service = { title: string; order: number };

/** The services in their order, which is a number in the files of each. */
export function Order({ files }: { files: readonly FormFile[] }) {
  const { change } = use(InForm);
  const services = [...groupBy(files, ({ file }) => file.replace(/^.*\//, '')).values()]
    .map((files) => ({ files, ...(files[0]?.value as Service) }))
    .sort((a, b) => a.order - b.order);
  const moveUp = (index: number) => {
    const moved = services.toSpliced(index - 1, 2, ...services.slice(index - 1, index + 1).reverse());
    change(moved.flatMap(({ files }, place) => files.map(({ file }) => ({ file, path: 'order', value: place + 1 }))));
  };
  return (
    <ol>
      {services.map(({ title }, index) => (
        <li key={title}>
          {title} {index > 0 && <Button text="Move up" of={title} onClick={() => moveUp(index)} />}
        </li>
      ))}
    </ol>
  );
}
