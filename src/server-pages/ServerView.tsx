import type { ComponentType } from 'react';
import { DATA_ID, VIEW } from '../../shared/server-pages.ts';
import { JsonScript } from '../components/JsonScript/JsonScript.tsx';
import type { PageContext } from '../page-data/page-context.tsx';
import type { FormContent } from '../tour-request/props.ts';

export interface ViewData {
  context: PageContext;
  form?: FormContent;
}

/**
 * Placeholder for a view that the server renders for each request, with the page data that the view needs. The build writes the page
 * around it (`/staff`, `/tour-request-problem`) and the views (`views.tsx`); `server/http/page-renderer.ts` joins the two.
 * A page passes the view for its styles: the build would leave out an import that nothing uses.
 */
export function ServerView({ data }: { view: ComponentType<never>; data: ViewData }) {
  return (
    <>
      {VIEW}
      <JsonScript type="application/json" id={DATA_ID} data={data} />
    </>
  );
}
