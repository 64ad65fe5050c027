import type { ComponentType } from 'react';
import { FIELD_ERRORS, type Problem } from '../../shared/problems.ts';
import { FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { PageFrame } from '../../src/components/PageFrame/PageFrame.tsx';
import { getTexts } from '../../src/page-data/get-content.ts';
import type { PageProps, PageType } from '../../src/page-data/load-page.ts';
import { ProblemView } from '../../src/views/Problem/ProblemView.tsx';

type View = ComponentType<PageProps<PageType> & { state: string }>;

const views = import.meta.glob<Record<string, View>>('../../src/views/*/*View.tsx', { eager: true });

/** The view of a type of page: `ServiceView` of `services`, and `ServicesView` of `servicesPage`. */
export function viewOf(type: PageType): View {
  const name = type.charAt(0).toUpperCase() + type.slice(1).replace(/s$|Page$/, '');
  const view = views[`../../src/views/${name}/${name}View.tsx`]?.[`${name}View`];
  return (type === 'problem' ? ProblemPage : view) as View;
}

/** The page that the server answers a refused form with. Every field that can have the error shows it. */
function ProblemPage({ context, form, state }: PageProps<'problem'> & { state: string }) {
  const problem = state as Problem;
  const kind = FIELD_ERRORS.find((one) => one === problem);
  const wrong = FIELDS.filter(({ name }) => kind && context.ui.tourRequest.fields[name][kind]);
  return (
    <PageFrame context={context} footerGround="sage">
      <ProblemView
        {...getTexts(context.language, 'problems', 'problems')[problem]}
        form={form}
        typed={kind && tourRequestOf(() => '')}
        errors={kind && Object.fromEntries(wrong.map(({ name }) => [name, { kind, over: 1 }]))}
      />
    </PageFrame>
  );
}
