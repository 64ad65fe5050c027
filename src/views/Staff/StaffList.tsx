import type { StaffPageTexts } from '../../../shared/server-content.ts';
import type { ListPage } from '../../../shared/tour-request/staff-page-types.ts';
import { RequestCards } from './RequestCards.tsx';

export function StaffList({ page, texts }: { page: ListPage; texts: StaffPageTexts['list'] }) {
  const { looked, sections, more } = page;
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lede">{looked}</p>
      {sections.map(({ heading, text, requests }) => (
        <section key={heading} className="flow">
          <h2>{heading}</h2>
          <p>{text}</p>
          <RequestCards requests={requests} />
        </section>
      ))}
      {more && <p>{more}</p>}
    </>
  );
}
