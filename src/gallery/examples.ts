import type { ComponentType } from 'react';

/** What an example stands in: the column of the page, the whole width of its main part, or nothing but the document. */
export type Place = 'column' | 'window' | 'document';

/** What a `*.examples.tsx` file exports: its place, unless it is the column, and components that are one example each. */
type ExampleModule = { place?: Place } & Record<string, ComponentType | Place | undefined>;

/** One example of a component. */
export interface Example {
  /** Name of the component, as its file has it. */
  component: string;
  /** Name of the example, as its file exports it. */
  name: string;
  place: Place;
  Content: ComponentType;
}

const modules = import.meta.glob<ExampleModule>('/src/**/*.examples.tsx', { eager: true });

/** Every example of the site, by component. */
export const examples: Example[] = Object.entries(modules).flatMap(([file, { place = 'column', ...exported }]) => {
  const component = file.replace(/^.*\//, '').replace('.examples.tsx', '');
  return Object.entries(exported).flatMap(([name, Content]) =>
    typeof Content === 'function' && /^[A-Z]/.test(name) ? [{ component, name, place, Content }] : [],
  );
});

/** Address of an example. */
export function addressOf({ component, name }: Pick<Example, 'component' | 'name'>): string {
  return `/gallery/${component}/${name}`;
}

/** The name of an example or component in plain words. */
export function inWords(name: string): string {
  const ui = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return ui.charAt(0).toUpperCase() + ui.slice(1);
}
