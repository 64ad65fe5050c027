import { FIELD_ERRORS } from '../../shared/problems.ts';
import { localizedPath, targetOf } from '../page-data/links.ts';
import type { PageContext } from '../page-data/page-context.tsx';
import type { MessageProps } from './props.ts';

/** What the HTML of the form does not show yet. */
export function messageProps(page: PageContext, { src, width, height, alt }: MessageProps['picture']): MessageProps {
  const { facts, ui, language } = page;
  const { submitting, stillTrying, summaryOne, summaryMany, summaryHelp, failed, thanks } = ui.tourRequest;
  const fields = Object.entries(ui.tourRequest.fields).map(([name, texts]) => [
    name,
    Object.fromEntries(FIELD_ERRORS.map((kind) => [kind, texts[kind]])),
  ]);
  return {
    language,
    phone: facts.phone,
    range: ui.timeRange,
    action: localizedPath(language, '/thank-you'),
    checklist: targetOf('/tour-checklist', page),
    picture: { src, width, height, alt },
    texts: {
      ...{ submitting, stillTrying, summaryOne, summaryMany, summaryHelp, failed, thanks },
      fields: Object.fromEntries(fields),
    },
  };
}
