import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { Content } from '../../shared/read-content.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import { isolate, oneLine } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { Block, EmailContent } from './email-layout.ts';
import { callButtons, nameOf, requestDetails } from './request-details.ts';

/** Lines in each part of a digest. */
const MAX_LINES = 100;

/** Requests in a digest that starts with the link to the list. Gmail cuts the end of a long email off. */
const MANY = 20;

export function createStaffEmails({ staff: texts, facts: { url } }: Content, time: CenterTime, keys: Keys) {
  const { labels } = texts;
  const linkTo = (reference: string) =>
    url + staffPath({ page: 'request', key: keys.ofRequest(reference), list: null });
  const dueOf = ({ receivedAt }: StoredRequest) => time.full(receivedAt + time.promise);
  const email = (
    { subject, heading }: { subject: string; heading: string },
    values: Record<string, string>,
    blocks: Block[],
  ): EmailContent => ({
    subject: interpolate(subject, values),
    language: DEFAULT_LANGUAGE,
    heading: interpolate(heading, values),
    blocks,
  });

  const aboutRequest = (
    request: StoredRequest,
    kind: 'notice' | 'reminder',
    detail: MailSettings['detail'],
    intro: Block[],
  ): EmailContent => {
    const { language, rows, quotes } = requestDetails(request, detail, texts, time);
    const { subject, heading } = texts[kind];
    const values = { reference: request.reference, due: dueOf(request) };
    return email({ subject, heading: language ?? heading }, values, [
      ...(language ? [{ kind: 'text' as const, text: interpolate(heading, values) }] : []),
      ...intro,
      { kind: 'facts', rows },
      ...callButtons(request, texts).map((call) => ({ kind: 'button' as const, ...call })),
      ...quotes.map((quote) => ({ kind: 'quote' as const, ...quote })),
      { kind: 'button', label: texts.open, href: linkTo(request.reference) },
      { kind: 'text', text: texts.after },
    ]);
  };

  const line = (request: StoredRequest) => {
    const { quarantine, language, receivedAt, reference, phone } = request;
    const about = quarantine
      ? [`${time.short(receivedAt)} (${texts.digest.reasons[quarantine]})`]
      : [isolate(oneLine(phone, 60)), `${labels.due} ${dueOf(request)}`];
    const notes = language === DEFAULT_LANGUAGE ? [] : [languageName(language)];
    return {
      label: reference,
      value: [isolate(nameOf(request)), ...about, ...notes].join(', '),
      href: linkTo(reference),
    };
  };

  /** Drops the middle of a long list. */
  const lines = (requests: readonly StoredRequest[]): Block[] => {
    const shown = [...requests.slice(0, MAX_LINES / 2), ...requests.slice(MAX_LINES / 2).slice(-MAX_LINES / 2)];
    const count = requests.length - shown.length;
    return [
      { kind: 'facts', rows: shown.map(line) },
      ...(count > 0 ? [{ kind: 'text' as const, text: interpolate(texts.digest.more, { count: String(count) }) }] : []),
    ];
  };

  return {
    notice: (request: StoredRequest, detail: MailSettings['detail']) => aboutRequest(request, 'notice', detail, []),
    reminder: (request: StoredRequest) =>
      aboutRequest(request, 'reminder', 'brief', [{ kind: 'text', text: texts.reminder.text }]),
    /** `requests` are sorted by urgency. */
    digest(requests: readonly StoredRequest[], digestAt: number): EmailContent {
      const { nobody, waiting, quarantined } = texts.digest;
      const sections = [
        { words: waiting, listed: requests.filter(({ quarantine }) => quarantine === null) },
        { words: quarantined, listed: requests.filter(({ quarantine }) => quarantine !== null) },
      ].filter(({ listed }) => listed.length > 0);
      const counted = sections.map(({ words, listed: { length } }) =>
        interpolate(length === 1 ? words.one : words.many, { count: String(length) }),
      );
      const counts = counted.length > 0 ? new Intl.ListFormat(DEFAULT_LANGUAGE).format(counted) : nobody;
      const href = url + staffPath({ page: 'list', list: keys.ofList(digestAt), number: 1 });
      const open: Block = { kind: 'button', label: texts.digest.open, href };
      return email(texts.digest, { list: counts }, [
        ...(requests.length > MANY ? [open] : []),
        ...sections.flatMap(({ words, listed }): Block[] => [{ kind: 'text', text: words.text }, ...lines(listed)]),
        open,
      ]);
    },
  };
}
