import type { StaffPageTexts } from '../../../shared/server-page.ts';
import type { ListPage } from '../../../shared/tour-request/staff-page-types.ts';
import { RequestCards } from './RequestCards.tsx';

export function StaffList({ page, texts }: { page: ListPage; texts: StaffPageTexts['list'] }) {
  const { looked, open, quarantined, more } = page;
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lede">{looked}</p>
      <h2>{texts.waiting}</h2>
      {open.length > 0 ? <RequestCards requests={open} /> : <p>{texts.nobody}</p>}
      {quarantined.length > 0 && (
        <>
          <h2>{texts.quarantined}</h2>
          <p>{texts.quarantinedText}</p>
          <RequestCards requests={quarantined} />
        </>
      )}
      {more && <p>{more}</p>}
    </>
  );
}
