import type { StaffPageTexts } from '../../../shared/server-content.ts';
import type { ListPage } from '../../../shared/tour-request/staff-page-types.ts';
import { RequestCards } from './RequestCards.tsx';

export function StaffList({ page, texts }: { page: ListPage; texts: StaffPageTexts['list'] }) {
  const { looked, sections } = page;
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lede">{looked}</p>
      {sections.map(({ heading, text, first, more, newest }) => (
        <section key={heading} className="flow">
          <h2>{heading}</h2>
          <p>{text}</p>
          <RequestCards requests={first} />
          {more && <p>{more}</p>}
          <RequestCards requests={newest} />
        </section>
      ))}
    </>
  );
}
