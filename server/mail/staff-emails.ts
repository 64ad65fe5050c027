import type { Content } from '../../shared/content/read-content.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import { isolate, oneLine } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { RequestSummary, StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { Block, EmailContent } from './email-layout.ts';
import { callButtons, dueText, nameOf, otherLanguage, requestDetails, triedAt, whoOf } from './request-details.ts';

/** Requests in a list that starts with the link to the page. Gmail cuts the end of a long email off. */
const MANY = 20;

/** Part of a list: how many requests it has, and those that the email names. */
export type ListSection = { kind: 'waiting' | 'quarantined'; count: number; named: readonly RequestSummary[] };

type RequestEmail = {
  kind: 'notice' | 'reminder' | 'complaint';
  detail: MailSettings['detail'];
  /** References of earlier requests of the same family. */
  earlier: readonly string[];
};

export function createStaffEmails({ staff: texts, facts: { url } }: Content, time: CenterTime, keys: Keys) {
  const { labels } = texts;
  const linkTo = (reference: string) =>
    url + staffPath({ page: 'request', key: keys.ofRequest(reference), list: null });

  const details = (request: StoredRequest, detail: MailSettings['detail'], earlier: readonly string[]): Block[] => {
    const { rows, quotes } = requestDetails(request, detail, texts, time);
    const before = earlier.map((value) => ({ label: labels.earlier, value, href: linkTo(value) }));
    return [
      { kind: 'facts', rows: [...rows, ...before] },
      ...callButtons(request, texts).map((call) => ({ kind: 'button' as const, ...call })),
      ...quotes.map((quote) => ({ kind: 'quote' as const, ...quote })),
    ];
  };

  const line = (request: RequestSummary) => {
    const { quarantine, receivedAt, reference, phone } = request;
    const tried = triedAt(request);
    const about = quarantine
      ? [`${time.short(receivedAt)} (${texts.digest.reasons[quarantine]})`]
      : [isolate(oneLine(phone, 60)), dueText(request, texts, time)];
    const notes = [otherLanguage(request), tried && interpolate(texts.tried, { time: time.weekday(tried) })];
    return {
      label: reference,
      value: [isolate(nameOf(request)), ...about, ...notes].filter(Boolean).join(', '),
      href: linkTo(reference),
    };
  };

  return {
    aboutRequest(request: StoredRequest, { kind, detail, earlier }: RequestEmail): EmailContent {
      const { subject, heading, text } = texts[kind];
      const values = {
        who: whoOf(request, texts),
        time: time.clock(request.receivedAt),
        due: dueText(request, texts, time),
        reference: request.reference,
      };
      const language = otherLanguage(request);
      const tried = kind === 'reminder' ? triedAt(request) : null;
      const words = [
        ...(language === null ? [] : [interpolate(heading, values)]),
        tried === null ? text : interpolate(texts.reminder.tried, { time: time.weekday(tried) }),
      ];
      return {
        subject: interpolate(subject, values),
        language: DEFAULT_LANGUAGE,
        heading: interpolate(language === null ? heading : texts.language, { ...values, what: language ?? '' }),
        blocks: [
          ...words.map((text) => ({ kind: 'text' as const, text })),
          ...details(request, detail, earlier),
          { kind: 'button', label: texts.open, href: linkTo(request.reference) },
          { kind: 'text', text: texts.after },
        ],
      };
    },
    list(sections: readonly ListSection[], digestAt: number, overdue: readonly string[]): EmailContent {
      const { digest } = texts;
      const counts = sections.map(({ kind, count }) =>
        interpolate(digest[kind][count === 1 ? 'one' : 'many'], { count: String(count) }),
      );
      const subject = new Intl.ListFormat(DEFAULT_LANGUAGE).format(counts);
      const href = url + staffPath({ page: 'list', list: keys.ofList(digestAt) });
      const open: Block = { kind: 'button', label: digest.open, href };
      const named = sections.reduce((sum, section) => sum + section.named.length, 0);
      const blocks = sections.flatMap(({ kind, count, named }): Block[] => {
        const more = interpolate(digest.more, { count: String(count - named.length) });
        return [
          { kind: 'text', text: digest[kind].text },
          { kind: 'facts', rows: named.map(line) },
          ...(count > named.length ? [{ kind: 'text' as const, text: more }] : []),
        ];
      });
      return {
        subject,
        language: DEFAULT_LANGUAGE,
        heading: subject,
        blocks: [
          ...(named > MANY ? [open] : []),
          ...blocks,
          open,
          ...(overdue.length > 0 ? [digest.overdue, ...overdue] : []).map((text) => ({ kind: 'text' as const, text })),
        ],
      };
    },
  };
}
