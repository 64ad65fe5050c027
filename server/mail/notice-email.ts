import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { shortName } from '../plain-text.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { button, type EmailContent, factTable, paragraph } from './email-layout.ts';
import { type Context, createRequestFormat, otherLanguage } from './request-format.ts';

/** Tells staff of a new request, or that a family who waits wrote again. */
export function noticeEmail(request: StoredRequest, context: Context): EmailContent {
  const { content, time, links } = context;
  const { staff: texts, facts } = content;
  const { subject, heading, text } = request.againAt === null ? texts.notice : texts.again;
  const format = createRequestFormat(context);
  const { reference } = request;
  const values = {
    who: shortName(request.name) || texts.someone,
    time: time.clock(request.receivedAt),
    due: format.due(request),
    reference,
  };
  const language = otherLanguage(request);
  const call = format.call(request);
  const { rows } = format.details(request, BRIEF_FIELDS);
  const tried = format.tried(request);
  const blocks = [
    language === null ? null : paragraph(interpolate(heading, values)),
    paragraph(tried || text),
    factTable(rows),
    call && button(call),
    button({ label: texts.open, href: facts.url + links.toRequest(reference) }, 'link'),
    paragraph(texts.after),
  ];
  return {
    subject: interpolate(tried ? interpolate(texts.tried, { what: subject }) : subject, values),
    language: DEFAULT_LANGUAGE,
    heading: interpolate(language === null ? heading : texts.language, { ...values, what: language ?? '' }),
    blocks: blocks.filter((block) => block !== null),
  };
}
