import { usePage } from '../../site/page-context.tsx';

export function LanguageNote() {
  const { facts, ui } = usePage();
  const { languages, interpreter } = facts.optional;
  const isSpoken = languages.some((name) => name.toLowerCase() === ui.language.toLowerCase());
  const help = interpreter ?? (isSpoken ? undefined : ui.interpreterLine);
  if (languages.length === 0 && !help) return null;
  return (
    <p>
      {languages.length > 0 && `${ui.facts.languages}: ${languages.join(', ')}. `}
      {help}
    </p>
  );
}
