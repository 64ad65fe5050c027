import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
import { KnownFacts } from './KnownFacts.tsx';

const names = ['licenseNumber', 'paymentOptions', 'languages', 'staff', 'fax'] as const;

export function SomeKnown() {
  const { facts } = usePage();
  const staff = [{ name: 'Ana Ruiz', role: 'Registered nurse' }];
  const slots = { ...facts.slots, licenseNumber: '040000000', languages: ['English', 'Spanish'], staff };
  return (
    <ElsewhereOnSite facts={{ ...facts, slots }}>
      <KnownFacts heading="Good to know" names={names} />
    </ElsewhereOnSite>
  );
}

export function LongWords() {
  const { facts } = usePage();
  const slots = { ...facts.slots, licenseNumber: longWord, paymentOptions: [longWord] };
  return (
    <ElsewhereOnSite facts={{ ...facts, slots }}>
      <KnownFacts names={names} />
    </ElsewhereOnSite>
  );
}
