import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
import { LanguageNote } from './LanguageNote.tsx';

function Speaking({ languages, interpreter }: { languages: string[]; interpreter: string | null }) {
  const { facts } = usePage();
  return (
    <ElsewhereOnSite facts={{ ...facts, slots: { ...facts.slots, languages, interpreter } }}>
      <LanguageNote />
    </ElsewhereOnSite>
  );
}

export function SeveralLanguages() {
  return <Speaking languages={['English', 'Spanish', 'Hmong']} interpreter={null} />;
}

export function WithAnInterpreter() {
  return <Speaking languages={['English']} interpreter="For other languages an interpreter joins by phone." />;
}

export function LongWords() {
  return <Speaking languages={[longWord]} interpreter={longWord} />;
}
