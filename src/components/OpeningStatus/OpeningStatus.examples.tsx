import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import type { PageContext } from '../../page/page-context.tsx';
import { OpeningStatus } from './OpeningStatus.tsx';

function otherHoursOnEveryDay({ facts }: PageContext) {
  const hours = facts.hours.flatMap(({ days }) =>
    days.map((day, index) => ({ days: [day], opens: `0${8 + (index % 2)}:30`, closes: '16:00' })),
  );
  return { facts: { ...facts, hours } };
}

export const examples = {
  FromTheHoursOfTheSite: <OpeningStatus />,
  OtherHoursOnEveryDay: <ElsewhereOnSite with={otherHoursOnEveryDay} show={<OpeningStatus />} />,
};
