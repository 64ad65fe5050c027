import { listOf } from '../../../content-model/list-of.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';

export function LanguageNote() {
  const { facts, language, ui } = usePage();
  const { languages, interpreter } = facts.optional;
  if (languages.length === 0 && !interpreter) return null;
  return (
    <p>
      {languages.length > 0 && <RichText>{`${ui.facts.languages}: ${listOf(languages, language)}. `}</RichText>}
      {interpreter}
    </p>
  );
}
