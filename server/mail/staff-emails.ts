import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { BRIEF_FIELDS } from '../../shared/tour-request/fields.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { shortName } from '../plain-text.ts';
import type { StaffLinks } from '../staff-links.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { Block, EmailContent } from './email-layout.ts';
import type { ListPart } from './list-parts.ts';
import { otherLanguage, type RequestFormat } from './request-format.ts';

/** Requests in a list that starts with the link to the page. Gmail cuts the end of a long email off. */
const MANY = 20;

export function createStaffEmails(
  { staff: texts, facts: { url } }: ServerContent,
  time: CenterTime,
  links: StaffLinks,
  format: RequestFormat,
) {
  const { labels, list: words } = texts;

  const headingOf = ({ kind, count }: ListPart) =>
    interpolate(words[kind][count === 1 ? 'one' : 'many'], { count: String(count) });

  const withUrl = (requests: readonly ListedRequest[]) => requests.map((one) => ({ ...one, href: url + one.href }));

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
          { kind: 'button', label: texts.open, href: url + links.toRequest(reference) },
          { kind: 'text', text: texts.after },
        ],
      };
    },

    /** The list of everyone who waits; `late` is how many wait too long. */
    list(parts: readonly ListPart[], late: number, listAt: number): EmailContent {
      const href = url + links.toList(listAt);
      const open: Block = { kind: 'button', label: words.open, href };
      const headings = parts.map(headingOf);
      const [first = ''] = headings;
      if (late > 0) headings.splice(1, 0, interpolate(words.late, { count: String(late) }));
      const heading = parts[0]?.kind === 'waiting' ? first : words.nobody;
      const blocks = parts.flatMap((part): Block[] => {
        const { kind, count, first, newest } = part;
        const own = headingOf(part);
        const more = interpolate(words.more, { count: String(count - first.length - newest.length) });
        return [
          { kind: 'requests', heading: own === heading ? '' : own, text: words[kind].text, requests: withUrl(first) },
          ...(newest.length > 0 ? [{ kind: 'requests' as const, text: more, requests: withUrl(newest) }] : []),
        ];
      });
      const named = parts.reduce((sum, { first, newest }) => sum + first.length + newest.length, 0);
      return {
        subject: interpolate(words.subject, { time: time.hour(listAt), what: headings.join(', ') || words.nobody }),
        language: DEFAULT_LANGUAGE,
        heading,
        blocks: [...(named > MANY ? [open] : []), ...blocks, open],
      };
    },
  };
}
