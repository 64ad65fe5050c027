import type { ComponentType } from 'react';
import { FIELD_ERRORS, type Problem } from '../../shared/problems.ts';
import { FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { PageFrame } from '../../src/components/PageFrame/PageFrame.tsx';
import { getTexts } from '../../src/page-data/get-content.ts';
import type { PageProps, PageType } from '../../src/page-data/load-page.ts';
import { AboutView } from '../../src/views/About/AboutView.tsx';
import { ContactView } from '../../src/views/Contact/ContactView.tsx';
import { DocumentView } from '../../src/views/Document/DocumentView.tsx';
import { GuideView } from '../../src/views/Guide/GuideView.tsx';
import { HomeView } from '../../src/views/Home/HomeView.tsx';
import { NotFoundView } from '../../src/views/NotFound/NotFoundView.tsx';
import { ProblemView } from '../../src/views/Problem/ProblemView.tsx';
import { QuestionsView } from '../../src/views/Questions/QuestionsView.tsx';
import { ServiceView } from '../../src/views/Service/ServiceView.tsx';
import { ServicesView } from '../../src/views/Services/ServicesView.tsx';
import { TestimonialsView } from '../../src/views/Testimonials/TestimonialsView.tsx';
import { ThankYouView } from '../../src/views/ThankYou/ThankYouView.tsx';

/** The pages that an owner can look at; only staff see theirs. */
export type ShownType = Exclude<PageType, 'staff'>;

type Views = { [Type in ShownType]: ComponentType<PageProps<Type> & { state?: string | undefined }> };

export const views: Views = {
  home: HomeView,
  about: AboutView,
  servicesPage: ServicesView,
  services: ServiceView,
  testimonialsPage: TestimonialsView,
  contact: ContactView,
  questionsPage: QuestionsView,
  guides: GuideView,
  documents: DocumentView,
  thankYou: ThankYouView,
  notFound: NotFoundView,
  problem: ProblemPage,
};

/** What the server would answer; where it sends the form back, every field has the error. */
function ProblemPage({ context, form, state = 'missing' }: PageProps<'problem'> & { state?: string | undefined }) {
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
