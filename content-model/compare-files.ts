import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import type { ContentIssue } from './content-error.ts';
import { findDeadLinks, type HasFile } from './dead-links.ts';
import { hasItem, itemsIn } from './items.ts';
import type { FilesRead } from './read-files.ts';
import { valueAt } from './value-at.ts';

/** Values that no two services of a language share. */
const uniqueFields = ['order', 'title', 'shortTitle', 'meta.title', 'meta.description'].map((field) =>
  field.split('.'),
);

/** Issues that show only when files are compared. */
export function compareFiles(read: FilesRead, hasFile: HasFile): ContentIssue[] {
  return [
    ...findDeadLinks(read, hasFile),
    ...read.languages.flatMap((language) => compareServices(read, language)),
    ...['testimonials', 'pages/questions'].flatMap((name) => compareItems(read, name)),
  ];
}

/** Errors for testimonials that are not in English any more, since their authors may have withdrawn consent; else warnings. */
function compareItems({ files, languages }: FilesRead, name: string): ContentIssue[] {
  const lists = languages
    .flatMap((language) => files.get(`${language}/${name}.yaml`) ?? [])
    .filter(({ content }) => content);
  return lists.flatMap(({ content, issueAt }) =>
    itemsIn(content).flatMap(({ item, path }) => {
      const others = lists.filter(({ content }) => !hasItem(content, item));
      return others.map(({ language }): ContentIssue => {
        if (item.name && language === DEFAULT_LANGUAGE)
          return issueAt(path, `“${item.name}” is not among the English ones. Remove it here too.`);
        const message = `“${item.question ?? item.name}” is not on the ${languageName(language)} site yet.`;
        return { ...issueAt(path, message), isWarning: true };
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
    uniqueFields.flatMap((field) => {
      const other = services.slice(0, index).find((one) => valueAt(one.content, field) === valueAt(content, field));
      const message = `is the same as in content/${other?.path}. Each service needs its own.`;
      return other ? issueAt(field, message) : [];
    }),
  );
}
