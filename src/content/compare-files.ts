import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import type { ContentOf } from './content-types.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';

/** Values that no two services of a language share. */
const uniqueFields = {
  order: ({ order }) => order,
  title: ({ title }) => title,
  shortTitle: ({ shortTitle }) => shortTitle,
  'meta.title': ({ meta }) => meta.title,
  'meta.description': ({ meta }) => meta.description,
} satisfies Record<string, (service: ContentOf<'services'>) => string | number>;

/** Errors that show only when files are compared. */
export function compareFiles(read: FilesRead, hasFile: HasFile): ContentIssue[] {
  return [
    ...findDeadLinks(read, hasFile),
    ...read.languages.flatMap((language) => compareServices(read, language)),
    ...findLeftTestimonials(read),
  ];
}

/** Languages with more testimonials than English, which may still have a withdrawn one. */
function findLeftTestimonials({ languages, files }: FilesRead): ContentIssue[] {
  const listIn = (language: string) => files.get(`${language}/testimonials.yaml`);
  const countIn = (language: string) =>
    (listIn(language)?.content as ContentOf<'testimonials'> | undefined)?.items.length;
  const most = countIn(DEFAULT_LANGUAGE) ?? Number.POSITIVE_INFINITY;
  return languages.flatMap((language) => {
    const count = countIn(language) ?? 0;
    const message = `has ${count} testimonials, and content/${DEFAULT_LANGUAGE}/testimonials.yaml has ${most}. Remove what is gone there.`;
    return count > most ? (listIn(language)?.issueAt(['items'], message) ?? []) : [];
  });
}

function compareServices({ files }: FilesRead, language: string): ContentIssue[] {
  const services = [...files.values()].filter(
    ({ path, content }) => path.startsWith(`${language}/services/`) && content,
  );
  // A copy such as `meals-copy.yaml` comes after `meals.yaml`.
  services.sort((one, other) => one.path.replace('.yaml', '').localeCompare(other.path.replace('.yaml', '')));
  return services.flatMap(({ content, issueAt }, index) =>
    Object.entries(uniqueFields).flatMap(([field, fieldOf]) => {
      const value = fieldOf(content as ContentOf<'services'>);
      const other = services.slice(0, index).find((one) => fieldOf(one.content as ContentOf<'services'>) === value);
      const message = `is the same as in content/${other?.path}. Each service needs its own.`;
      return other ? issueAt(field.split('.'), message) : [];
    }),
  );
}
