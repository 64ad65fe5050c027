import { usePage } from '../../page/page-context.tsx';

export function LanguageNote() {
  const { facts, ui } = usePage();
  const { languages, interpreter } = facts.slots;
  if (languages.length === 0 && !interpreter) return null;
  return (
    <p>
      {languages.length > 0 && `${ui.facts.languages}: ${languages.join(', ')}. `}
      {interpreter}
    </p>
  );
}
