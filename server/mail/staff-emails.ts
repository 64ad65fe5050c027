import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { shortName } from '../plain-text.ts';
import type { Keys } from '../storage/keys.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { Block, EmailContent } from './email-layout.ts';
import { otherLanguage, type RequestFormat } from './request-format.ts';

/** Requests in a list that starts with the link to the page. Gmail cuts the end of a long email off. */
const MANY = 20;

/** Part of a list: how many requests it has, and those that the email names. */
export type ListSection = {
  kind: 'waiting' | 'director' | 'quarantined' | 'closed';
  count: number;
  named: readonly ListedRequest[];
};

export function createStaffEmails(
  { staff: texts, facts: { url } }: ServerContent,
  time: CenterTime,
  keys: Keys,
  format: RequestFormat,
) {
  const { labels, list: words } = texts;

  const row = ({ reference, name, status, about, note, href }: ListedRequest) => ({
    label: reference,
    value: [name, status, about, note].filter(Boolean).join(' · '),
    href: url + href,
  });

  const headingOf = ({ kind, count }: ListSection) =>
    interpolate(words[kind][count === 1 ? 'one' : 'many'], { count: String(count) });

  return {
    /** `earlier` are references of earlier requests of the same family. */
    notice(request: StoredRequest, earlier: readonly string[], now: number): EmailContent {
      const { subject, heading, text } = texts.notice;
      const { reference } = request;
      const values = {
        who: shortName(request.name) || texts.someone,
        time: time.clock(request.receivedAt),
        due: format.due(request, now),
        reference,
      };
      const language = otherLanguage(request);
      const call = format.call(request);
      const { rows } = format.details(request, BRIEF_FIELDS, now);
      const tried = format.tried(request);
      return {
        subject: tried
          ? interpolate(texts.tried, { what: interpolate(subject, values) })
          : interpolate(subject, values),
        language: DEFAULT_LANGUAGE,
        heading: interpolate(language === null ? heading : texts.language, { ...values, what: language ?? '' }),
        blocks: [
          ...(language === null ? [] : [{ kind: 'text' as const, text: interpolate(heading, values) }]),
          { kind: 'text', text: tried || text },
          { kind: 'facts', rows: [...rows, ...earlier.map((value) => ({ label: labels.earlier, value }))] },
          ...(call ? [{ kind: 'button' as const, ...call }] : []),
          { kind: 'button', label: texts.open, href: url + keys.requestPath(reference) },
          { kind: 'text', text: texts.after },
        ],
      };
    },

    /** The list of everyone who waits; `late` is how many wait too long, `overdue` what the owner has to correct. */
    list(sections: readonly ListSection[], late: number, listAt: number, overdue: readonly string[]): EmailContent {
      const href = url + staffPath({ page: 'list', key: keys.ofList(listAt) });
      const open: Block = { kind: 'button', label: words.open, href };
      const headings = sections.map(headingOf);
      if (late > 0) headings.splice(1, 0, interpolate(words.late, { count: String(late) }));
      const subject = headings.join(', ') || words.nobody;
      const blocks = sections.flatMap((section): Block[] => {
        const { kind, count, named } = section;
        const more = interpolate(words.more, { count: String(count - named.length) });
        return [
          { kind: 'facts', heading: headingOf(section), rows: named.map(row) },
          { kind: 'text', text: count > named.length ? `${more} ${words[kind].text}` : words[kind].text },
        ];
      });
      const named = sections.reduce((sum, section) => sum + section.named.length, 0);
      return {
        subject,
        language: DEFAULT_LANGUAGE,
        heading: sections[0]?.kind === 'waiting' ? (headings[0] ?? '') : words.nobody,
        blocks: [
          ...(named > MANY ? [open] : []),
          ...blocks,
          open,
          ...(overdue.length > 0 ? [words.overdue, ...overdue] : []).map((text) => ({ kind: 'text' as const, text })),
        ],
      };
    },
  };
}
