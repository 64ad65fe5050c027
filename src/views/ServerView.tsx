import type { ComponentType } from 'react';
import { DATA_ID, VIEW } from '../../shared/server-page.ts';
import type { ViewData } from '../server-views.tsx';

interface Props {
  /** The view, whose import brings its styles into the page. */
  stylesOf: ComponentType<never>;
  data: ViewData;
}

/** The place of a view that the server renders on request, and what the view has to know of the page. */
export function ServerView({ data }: Props) {
  // A closing tag in the data would end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <>
      {VIEW}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script is not escaped. */}
      <script type="application/json" id={DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
