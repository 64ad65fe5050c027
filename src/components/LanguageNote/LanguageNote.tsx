import { listOf } from '../../../shared/language.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';

export function LanguageNote() {
  const { facts, language, ui } = usePage();
  const { languages, interpreter } = facts.optional;
  const isSpoken = languages.some((name) => name.toLowerCase() === ui.language.toLowerCase());
  const help = interpreter ?? (isSpoken ? undefined : ui.interpreterLine);
  if (languages.length === 0 && !help) return null;
  return (
    <p>
      {languages.length > 0 && <RichText>{`${ui.facts.languages}: ${listOf(languages, language)}. `}</RichText>}
      {help}
    </p>
  );
}
