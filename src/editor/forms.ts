import { labelsOfFile, nameOf } from '../../shared/content/labels.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { collections } from './collections.ts';
import { contentFolder } from './convert.ts';
import { languages, onlineTexts, valueIn, values } from './files.ts';
import { isSame } from './overlay.ts';

const forms = collections.flatMap((collection) =>
  'files' in collection && collection.name !== 'photographs' ? (collection.files ?? []) : [],
);

/** The labels of the forms that hold what changed in a file, such as "Our hours". */
export function formsOf(file: string): string[] {
  if (file.startsWith('photos/')) return ['A photograph'];
  const [, language] = labelsOfFile(file, languages);
  const english = file.replace(/^[a-z]+\//, `${DEFAULT_LANGUAGE}/`);
  const same = forms.filter(
    (form) => form.file.replace('{{locale}}', DEFAULT_LANGUAGE) === `${contentFolder}/${english}`,
  );
  const labels =
    file === 'site.yaml'
      ? same.filter(({ fields }) => fields?.some(({ name }) => isFactChanged(name))).map(({ label }) => label ?? '')
      : [same[0]?.label ?? nameOf(values.get(english))];
  return labels.map((label) => (language ? `${label} in ${language}` : label));
}

function isFactChanged(fact: string): boolean {
  const [now, online] = [values.get('site.yaml'), valueIn('site.yaml', onlineTexts.get('site.yaml') ?? '')];
  return !isSame((now as Record<string, unknown>)[fact], (online as Record<string, unknown>)[fact]);
}
