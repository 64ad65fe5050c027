import { DEFAULT_LANGUAGE } from '../language.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentOf } from './content-types.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';
import type { FilesRead } from './read-files.ts';
import { testimonialsWithout } from './warnings.ts';

/** Values that no two services of a language share. */
const uniqueFields = {
  order: ({ order }) => order,
  title: ({ title }) => title,
  shortTitle: ({ shortTitle }) => shortTitle,
  'meta.title': ({ meta }) => meta.title,
  'meta.description': ({ meta }) => meta.description,
} satisfies Record<string, (service: ContentOf<'services'>) => string | number>;

/** Issues that show only when files are compared. */
export function compareFiles(read: FilesRead, hasFile: HasFile): ContentIssue[] {
  return [
    ...findDeadLinks(read, hasFile),
    ...read.languages.flatMap((language) => compareServices(read, language)),
    ...findWithdrawnTestimonials(read),
  ];
}

/** Testimonials that are not in English any more. Their authors may have withdrawn their consent. */
function findWithdrawnTestimonials(read: FilesRead): ContentIssue[] {
  return read.languages.flatMap((language) =>
    testimonialsWithout(
      read,
      language,
      DEFAULT_LANGUAGE,
      (name) => `“${name}” is not among the English ones. Remove it here too.`,
    ),
  );
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
