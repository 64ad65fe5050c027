import type { ContentFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { FilesRead, ReadFile } from '../../shared/validate-files.ts';
import type { Content } from './content-kinds.ts';
import { findDeadLinks, type Places } from './dead-links.ts';

const uniqueTexts = {
  'meta.title': ({ meta }) => meta.title,
  'meta.description': ({ meta }) => meta.description,
  title: ({ title }) => title,
  shortTitle: ({ shortTitle }) => shortTitle,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
} satisfies Record<string, (service: Content<'services'>) => string>;

/** Faults that a file has only beside the others; a build and the editor find the same. */
export function compareFiles(read: FilesRead, places: Places): ContentFault[] {
  const services = read.languages.flatMap((language) => compareServices(servicesOf(language, read.files)));
  return [...findDeadLinks(read, places), ...services, ...findLeftQuotes(read)];
}

/** Testimonials of other languages that the default one lacks, such as one that was taken back. */
function findLeftQuotes({ languages, files }: FilesRead): ContentFault[] {
  const itemsIn = (language: string) =>
    (files.get(`${language}/testimonials.yaml`)?.entry as Content<'testimonials'> | undefined)?.items;
  const names = itemsIn(DEFAULT_LANGUAGE)?.map(({ name }) => name);
  return languages.flatMap((language) =>
    (itemsIn(language) ?? []).flatMap(({ name }, index) => {
      if (!names || names.includes(name)) return [];
      const message = `${name} is not in content/${DEFAULT_LANGUAGE}/testimonials.yaml. Remove these words too, or correct the name.`;
      return files.get(`${language}/testimonials.yaml`)?.faultAt(['items', String(index), 'name'], message) ?? [];
    }),
  );
}

function servicesOf(language: string, files: FilesRead['files']): ReadFile[] {
  const services = [...files.values()].filter(({ file, entry }) => file.startsWith(`${language}/services/`) && entry);
  // A copy of `meals.yaml`, such as `meals-copy.yaml`, comes after it.
  return services.toSorted((one, other) =>
    one.file.replace('.yaml', '').localeCompare(other.file.replace('.yaml', '')),
  );
}

/** Faults in the services of a language: a place that is taken, and texts that are copies. */
function compareServices(services: readonly ReadFile[]): ContentFault[] {
  return services.flatMap(({ entry, faultAt }, index) => {
    const service = entry as Content<'services'>;
    const others = services.slice(0, index).map((other) => ({ ...other, entry: other.entry as Content<'services'> }));
    const taken = others.find((other) => other.entry.order === service.order);
    const copies = others.flatMap((other) => {
      const [first, ...more] = Object.entries(uniqueTexts).flatMap(([field, of]) =>
        of(service) === of(other.entry) ? [field] : [],
      );
      if (!first) return [];
      const too = more.length > 0 ? `, and so ${more.length === 1 ? 'is' : 'are'} ${more.join(', ')}` : '';
      const message = `is the same as in content/${other.file}${too}. One of the two files needs texts of its own.`;
      return faultAt(first.split('.'), message);
    });
    const order = `is ${service.order} in content/${taken?.file} too. Each service needs a place of its own.`;
    return [...(taken ? [faultAt(['order'], order)] : []), ...copies];
  });
}
