import type { ContentFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { FilesRead, ReadFile } from '../../shared/validate-files.ts';
import type { Content } from './content-kinds.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';

const uniqueTexts = {
  'meta.title': ({ meta }) => meta.title,
  'meta.description': ({ meta }) => meta.description,
  title: ({ title }) => title,
  shortTitle: ({ shortTitle }) => shortTitle,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
} satisfies Record<string, (service: Content<'services'>) => string>;

/** Faults that a file has only beside the others; a build and the editor find the same. */
export function compareFiles(read: FilesRead, hasFile: HasFile): ContentFault[] {
  const services = read.languages.flatMap((language) => compareServices(servicesOf(language, read.files)));
  return [...findDeadLinks(read, hasFile), ...services, ...findLeftQuotes(read)];
}

/** Languages with more testimonials than the default one: one that was taken back may be left there. */
function findLeftQuotes({ languages, files }: FilesRead): ContentFault[] {
  const listIn = (language: string) => files.get(`${language}/testimonials.yaml`);
  const countIn = (language: string) => (listIn(language)?.entry as Content<'testimonials'> | undefined)?.items.length;
  const most = countIn(DEFAULT_LANGUAGE) ?? Number.POSITIVE_INFINITY;
  return languages.flatMap((language) => {
    const count = countIn(language) ?? 0;
    const message = `has ${count} testimonials, and content/${DEFAULT_LANGUAGE}/testimonials.yaml has ${most}. Remove what is gone there.`;
    return count > most ? (listIn(language)?.faultAt(['items'], message) ?? []) : [];
  });
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
