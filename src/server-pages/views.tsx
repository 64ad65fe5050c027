import { renderToStaticMarkup } from 'react-dom/server';
import type { ServerViews } from '../../shared/server-pages.ts';
import { type PageContext, PageProvider } from '../page-data/page-context.tsx';
import { ProblemView } from '../views/Problem/ProblemView.tsx';
import { StaffView } from '../views/Staff/StaffView.tsx';
import type { ViewData } from './ServerView.tsx';

export const views: ServerViews = {
  problem: (data, props) => {
    const { context, form } = data as ViewData;
    return render(context, <ProblemView form={form} {...props} />);
  },
  staff: (data, props) => render((data as ViewData).context, <StaffView {...props} />),
};

function render(context: PageContext, view: React.ReactNode): string {
  return renderToStaticMarkup(<PageProvider value={context}>{view}</PageProvider>);
}
