import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { usePage } from '../../page/page-context.tsx';
import { OpeningStatus } from './OpeningStatus.tsx';

export function FromTheHoursOfTheSite() {
  return <OpeningStatus />;
}

export function OtherHoursOnEveryDay() {
  const { facts } = usePage();
  const hours = facts.hours.flatMap(({ days }) =>
    days.map((day, index) => ({ days: [day], opens: `0${8 + (index % 2)}:30`, closes: '16:00' })),
  );
  return (
    <ElsewhereOnSite facts={{ ...facts, hours }}>
      <OpeningStatus />
    </ElsewhereOnSite>
  );
}
