import { answerPromise } from '../../shared/content/facts.ts';
import { localizedPath, targetOf } from '../site/links.ts';
import type { PageContext } from '../site/page-context.tsx';
import type { Promised } from './promise.ts';
import type { TourRequestFormProps } from './props.ts';

export function formProps(
  context: PageContext,
  { heading, text }: Pick<TourRequestFormProps, 'heading' | 'text'>,
  { src, width, height, alt }: TourRequestFormProps['picture'],
): TourRequestFormProps {
  const { facts, ui, language } = context;
  return {
    language,
    heading,
    text,
    texts: ui.tourRequest,
    phone: facts.phone,
    range: ui.timeRange,
    action: localizedPath(language, '/thank-you'),
    privacy: targetOf('/privacy', context),
    checklist: targetOf('/tour-checklist', context),
    promised: promisedIn(context),
    picture: { src, width, height, alt },
  };
}

export function promisedIn({ facts, ui }: Pick<PageContext, 'facts' | 'ui'>): Promised {
  return { promise: answerPromise(facts.claims), texts: ui.deadline };
}
