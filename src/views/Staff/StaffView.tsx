import type { StaffProps } from '../../../shared/server-pages.ts';
import { StaffList } from './StaffList.tsx';
import { StaffRequest } from './StaffRequest.tsx';

/** The pages that links in emails to staff open: one request, the list, or an invalid link. The server renders them. */
export function StaffView({ page, texts }: StaffProps) {
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
