import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { type CollectionName, contentSchemas, filesOf } from './content/collections.ts';

/** Entries from the files of a collection; the id is the path below `content/` without its ending. */
function yaml<Name extends CollectionName>(name: Name) {
  return defineCollection({
    loader: glob({
      base: './content',
      pattern: filesOf(name),
      generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
    }),
    schema: contentSchemas[name],
  });
}

const names = Object.keys(contentSchemas) as CollectionName[];

export const collections = Object.fromEntries(names.map((name) => [name, yaml(name)])) as {
  [Name in CollectionName]: ReturnType<typeof yaml<Name>>;
};
