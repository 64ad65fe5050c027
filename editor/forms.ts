import { isObject, isSame } from '../content-model/is-same.ts';
import { labelsOfFile } from '../content-model/labels.ts';
import { languages, onlineTexts, valueIn, values } from './files.ts';

/** The labels of the forms that hold what changed in a file, such as "Our hours" or "About in Spanish". */
export function formsOf(file: string): string[] {
  if (file.startsWith('photos/')) return ['A photograph'];
  const [now, online] = [values.get(file), valueIn(file, onlineTexts.get(file) ?? '')];
  if (file !== 'site.yaml' || !isObject(now) || !isObject(online)) return [labelsOfFile(file, languages).join(' in ')];
  const facts = Object.keys(now).filter((fact) => !isSame(now[fact], online[fact]));
  return facts.flatMap((fact) => labelsOfFile(file, languages, fact));
}
