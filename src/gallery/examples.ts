import type { ReactNode } from 'react';

/** The place of an example: the column of the page, a list in it, the whole width of its main part, or a whole document. */
export type Place = 'column' | 'list' | 'window' | 'document';

/** A `*.examples.tsx` file exports its examples by name, and their place unless it is the column. */
interface ExampleModule {
  examples: Record<string, ReactNode>;
  place?: Place;
}

const modules = import.meta.glob<ExampleModule>('/src/**/*.examples.tsx', { eager: true });

export type Example = (typeof examples)[number];

export const examples = Object.entries(modules).flatMap(([file, { place = 'column', examples }]) => {
  const component = file.replace(/^.*\//, '').replace('.examples.tsx', '');
  return Object.entries(examples).map(([name, content]) => ({ component, name, place, content }));
});

export function addressOf({ component, name }: Pick<Example, 'component' | 'name'>): string {
  return `/gallery/${component}/${name}`;
}

export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
