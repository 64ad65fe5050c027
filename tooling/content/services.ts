import type { ContentFault } from '../../shared/content-error.ts';
import type { FaultAt } from '../../shared/content-file.ts';
import type { Content } from '../../src/content/collections.ts';

/** A service that could be read. */
export interface ServiceFile {
  /** Path below the content folder. */
  file: string;
  entry: Content<'services'>;
  faultAt: FaultAt;
}

const wordsOfItsOwn = {
  'meta.title': ({ meta }) => meta.title,
  'meta.description': ({ meta }) => meta.description,
  title: ({ title }) => title,
  shortTitle: ({ shortTitle }) => shortTitle,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
} satisfies Record<string, (service: Content<'services'>) => string>;

/** Services of a language with the place of another one in lists, and services that are copies of another one. */
export function compareServices(services: readonly ServiceFile[]): ContentFault[] {
  return services.flatMap(({ entry, faultAt }, index) => {
    const before = services.slice(0, index);
    const sameOrder = before.find((other) => other.entry.order === entry.order);
    const copied = before.flatMap(({ file, entry: other }) => {
      const fields = Object.entries(wordsOfItsOwn).flatMap(([field, of]) => (of(entry) === of(other) ? [field] : []));
      const [first, ...others] = fields;
      if (!first) return [];
      const too = others.length > 0 ? ` So do ${others.join(', ')}.` : '';
      return faultAt(first.split('.'), `says the same as content/${file}.${too} Write words of its own.`);
    });
    if (!sameOrder) return copied;
    const taken = `content/${sameOrder.file} has ${entry.order} already. Give each service a place of its own.`;
    return [faultAt(['order'], taken), ...copied];
  });
}
