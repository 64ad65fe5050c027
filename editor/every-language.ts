import { versionOf } from '../content-model/translations.ts';
import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { type ChangedFile, textsChangedIn } from './changed-file.ts';
import { describe } from './describe.ts';
import { ask } from './dialog.ts';

/**
 * Remembers in a translation which English texts have changed since, and asks about those that were not changed with it.
 * Returns a note if the translation is old now.
 */
export async function markTranslation(translation: ChangedFile, files: readonly ChangedFile[]): Promise<string[]> {
  const english = files.find(({ language }) => language === DEFAULT_LANGUAGE);
  if (!english) return [];
  const { file, language, type, value, text } = translation;
  const name = languageName(language);
  const before = translation.before as { translates?: string; old?: string[] };
  const changed = textsChangedIn(english);
  const answered = textsChangedIn(translation);
  const version = versionOf(type.schema, english.value);
  // The English file was changed without the editor.
  const isUnknown = before.translates !== versionOf(type.schema, english.before) && !before.old;
  const old = [...new Set([...(before.old ?? []), ...changed])].filter((path) => !answered.includes(path));
  const isOld = before.translates !== version && (isUnknown || old.length > 0);
  delete value.old;
  if (!text || !isOld || (answered.length > 0 && (await isTheSame()))) {
    value.translates = version;
    return [];
  }
  if (!isUnknown) value.old = old;
  return changed.length > 0 ? [`The ${name} page still has the old words.`] : [];

  async function isTheSame() {
    const places = old.map((path) => describe(english?.file ?? file, path.split('.'), ''));
    const question = `Does the ${name} page say the same now?`;
    return (await ask(['The English words have changed:', ...places, question], ['Yes', 'Not yet'])) === 'Yes';
  }
}
