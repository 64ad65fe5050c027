import type { ComponentType } from 'react';
import { DATA_ID, VIEW } from '../../shared/server-pages.ts';
import { JsonScript } from '../components/JsonScript/JsonScript.tsx';
import type { PageContext } from '../page-data/page-context.tsx';
import type { FormContent } from '../tour-request/props.ts';

export interface ViewData {
  context: PageContext;
  form?: FormContent;
}

interface Props {
  /** The view, whose import brings its styles into the page. */
  stylesOf: ComponentType<never>;
  data: ViewData;
}

/** Placeholder for a view rendered on request, with the page data that the view needs. */
export function ServerView({ data }: Props) {
  return (
    <>
      {VIEW}
      <JsonScript type="application/json" id={DATA_ID} data={data} />
    </>
  );
}
