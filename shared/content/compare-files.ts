import { DEFAULT_LANGUAGE, languageName } from '../language.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentOf } from './content-types.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';
import type { ContentFile, FilesRead } from './read-files.ts';

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
    ...compareTestimonials(read),
  ];
}

/** Errors for testimonials that are not in English any more, since their authors may have withdrawn consent; warnings for new ones. */
function compareTestimonials({ files, languages }: FilesRead): ContentIssue[] {
  const fileIn = (language: string) => files.get(`${language}/testimonials.yaml`);
  const itemsOf = (file?: ContentFile) => (file?.content as ContentOf<'testimonials'> | undefined)?.items;
  const findMissing = (file: ContentFile | undefined, other: ContentFile | undefined, message: string) => {
    const [items, others] = [itemsOf(file), itemsOf(other)];
    if (!file || !items || !others) return [];
    return items.flatMap(({ name }, index) =>
      others.some((one) => one.name === name) ? [] : [file.issueAt(['items', index], `“${name}” ${message}`)],
    );
  };
  const english = fileIn(DEFAULT_LANGUAGE);
  return languages.flatMap((language) => {
    const file = fileIn(language);
    const added = findMissing(english, file, `is not on the ${languageName(language)} site yet.`);
    return [
      ...findMissing(file, english, 'is not among the English ones. Remove it here too.'),
      ...added.map((issue) => ({ ...issue, isWarning: true as const })),
    ];
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
