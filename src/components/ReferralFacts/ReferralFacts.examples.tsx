import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { ReferralFacts } from './ReferralFacts.tsx';

const names = ['licenseNumber', 'paymentOptions', 'languages', 'staff', 'fax'] as const;

function someKnown({ facts }: PageContext) {
  const staff = [{ name: 'Ana Ruiz', role: 'Registered nurse' }];
  const slots = { ...facts.slots, licenseNumber: '040000000', languages: ['English', 'Spanish'], staff };
  return { facts: { ...facts, slots } };
}

function longWords({ facts }: PageContext) {
  const slots = { ...facts.slots, licenseNumber: longWord, paymentOptions: [longWord] };
  return { facts: { ...facts, slots } };
}

export const examples = {
  SomeKnown: <ElsewhereOnSite with={someKnown} show={<ReferralFacts heading="Good to know" names={names} />} />,
  LongWords: <ElsewhereOnSite with={longWords} show={<ReferralFacts names={names} />} />,
};
