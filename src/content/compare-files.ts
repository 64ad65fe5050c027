import type { ContentIssue } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import type { ContentOf } from './content-types.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';
import { siblingIn, walkValues } from './walk-values.ts';

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
    ...compareQuestions(read),
  ];
}

/** Languages with more testimonials than English may still have a withdrawn one; those with fewer lack a translation. */
function compareTestimonials({ languages, files }: FilesRead): ContentIssue[] {
  const countIn = (language: string) =>
    (files.get(`${language}/testimonials.yaml`)?.content as ContentOf<'testimonials'> | undefined)?.items.length;
  const all = countIn(DEFAULT_LANGUAGE);
  return languages.flatMap((language) => {
    const file = files.get(`${language}/testimonials.yaml`);
    const count = countIn(language);
    if (!file || count === undefined || all === undefined || count === all) return [];
    if (count > all) {
      const message = `there are ${count}, and ${all} in English. Remove the same ones here.`;
      return file.issueAt(['items'], message);
    }
    const message = `${all - count} of ${all} have no ${languageName(language)}, so those pages leave them out.`;
    return { ...file.issueAt(['items'], message), isWarning: true };
  });
}

/** Questions that are not in every language. */
function compareQuestions({ languages, files }: FilesRead): ContentIssue[] {
  const pages = languages.flatMap((language) => files.get(`${language}/pages/questions.yaml`) ?? []);
  const idsIn = (content: unknown) => walkValues(content).filter(({ path }) => path.at(-1) === 'id');
  return pages.flatMap(({ content, issueAt }) =>
    idsIn(content).flatMap(({ path, value }) => {
      const others = pages.filter((page) => page.content && !idsIn(page.content).some((id) => id.value === value));
      const question = siblingIn(walkValues(content), path, 'question');
      return others.map(({ language }) => {
        const message = `“${question}” is not on the ${languageName(language)} site yet.`;
        return { ...issueAt(path.slice(0, -1), message), isWarning: true as const };
      });
    }),
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
