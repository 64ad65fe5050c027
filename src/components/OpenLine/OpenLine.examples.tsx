import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { useSite } from '../../site/site-context.tsx';
import { OpenLine } from './OpenLine.tsx';

export function FromTheHoursOfTheSite() {
  return <OpenLine />;
}

export function OtherHoursOnEveryDay() {
  const { site } = useSite();
  const hours = site.hours.flatMap(({ days }) =>
    days.map((day, index) => ({ days: [day], opens: `0${8 + (index % 2)}:30`, closes: '16:00' })),
  );
  return (
    <ElsewhereOnSite site={{ ...site, hours }}>
      <OpenLine />
    </ElsewhereOnSite>
  );
}
