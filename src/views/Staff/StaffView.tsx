import type { StaffTexts } from '../../../shared/mail-schema.ts';
import type { StaffPage } from '../../../shared/tour-request/staff-pages.ts';
import { StaffList } from './StaffList.tsx';
import { StaffRequest } from './StaffRequest.tsx';

export type StaffPageTexts = StaffTexts['page'];

interface Props {
  page: StaffPage;
  texts: StaffPageTexts;
}

/** The pages that links in emails to staff open: one request, the list, or an invalid link. The server renders them. */
export function StaffView({ page, texts }: Props) {
  switch (page.kind) {
    case 'request':
      return <StaffRequest page={page} texts={texts} />;
    case 'list':
      return <StaffList page={page} texts={texts.list} />;
    case 'gone':
      return (
        <>
          <h1>{texts.gone.heading}</h1>
          <p className="lede">{texts.gone.text}</p>
        </>
      );
  }
}
