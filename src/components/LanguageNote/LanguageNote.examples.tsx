import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { LanguageNote } from './LanguageNote.tsx';

function Speaking({ languages, interpreter }: { languages: string[]; interpreter: string | null }) {
  return (
    <ElsewhereOnSite
      with={({ facts }) => ({ facts: { ...facts, slots: { ...facts.slots, languages, interpreter } } })}
      show={<LanguageNote />}
    />
  );
}

export const examples = {
  SeveralLanguages: <Speaking languages={['English', 'Spanish', 'Hmong']} interpreter={null} />,
  WithAnInterpreter: (
    <Speaking languages={['English']} interpreter="For other languages an interpreter joins by phone." />
  ),
  OnRequest: (
    <ElsewhereOnSite
      with={({ ui }) => ({ ui: { ...ui, interpreterLine: 'Cuando llame, diga “español” para pedir un intérprete.' } })}
      show={<LanguageNote />}
    />
  ),
  LongWords: <Speaking languages={[longWord]} interpreter={longWord} />,
};
