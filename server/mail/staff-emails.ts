import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { Content } from '../../shared/read-content.ts';
import { staffPath } from '../../shared/tour-request/staff-links.ts';
import { isolate, oneLine } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { Keys } from '../storage/keys.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { Block, Email } from './email-layout.ts';
import { callButtons, nameOf, requestDetails } from './request-details.ts';

/** Lines of each part of a digest; of a longer list the oldest and the newest are shown. */
const MAX_LINES = 50;

export function createStaffEmails({ staff: texts, facts: { url } }: Content, time: CenterTime, keys: Keys) {
  const { labels } = texts;
  const linkTo = (reference: string) =>
    url + staffPath({ page: 'request', key: keys.ofRequest(reference), list: null });
  const dueOf = ({ receivedAt }: StoredRequest) => time.full(receivedAt + time.promise);
  const email = (
    { subject, heading }: { subject: string; heading: string },
    values: Record<string, string>,
    blocks: Block[],
  ): Email => ({
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
  ): Email => {
    const { language, rows, quotes } = requestDetails(request, detail, texts, time);
    const { subject, heading } = texts[kind];
    const labeled = request.mayBeOffer ? `${texts.mayBeOffer}: ${subject}` : subject;
    const values = { reference: request.reference, due: dueOf(request) };
    return email({ subject: labeled, heading: language ?? heading }, values, [
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
    const { quarantine, mayBeOffer, language, receivedAt, reference, phone } = request;
    const about = quarantine
      ? [`${time.short(receivedAt)} (${texts.digest.reasons[quarantine]})`]
      : [isolate(oneLine(phone, 60)), `${labels.due} ${dueOf(request)}`];
    const notes = [
      ...(language === DEFAULT_LANGUAGE ? [] : [languageName(language)]),
      ...(mayBeOffer ? [texts.mayBeOffer] : []),
    ];
    return {
      label: reference,
      value: [isolate(nameOf(request)), ...about, ...notes].join(', '),
      href: linkTo(reference),
    };
  };

  const lines = (requests: readonly StoredRequest[]): Block[] => {
    const surplus = requests.length - MAX_LINES;
    if (surplus <= 0) return [{ kind: 'facts', rows: requests.map(line) }];
    return [
      { kind: 'facts', rows: requests.slice(0, MAX_LINES / 2).map(line) },
      { kind: 'text', text: interpolate(texts.digest.more, { count: String(surplus) }) },
      { kind: 'facts', rows: requests.slice(-MAX_LINES / 2).map(line) },
    ];
  };

  return {
    notice: (request: StoredRequest, detail: MailSettings['detail']) => aboutRequest(request, 'notice', detail, []),
    reminder: (request: StoredRequest) =>
      aboutRequest(request, 'reminder', 'brief', [{ kind: 'text', text: texts.reminder.text }]),
    digest(requests: readonly StoredRequest[], digestAt: number): Email {
      const list = keys.ofList(digestAt);
      const { nobody, waiting, held } = texts.digest;
      const sections = [
        { words: waiting, listed: requests.filter(({ quarantine }) => quarantine === null) },
        { words: held, listed: requests.filter(({ quarantine }) => quarantine !== null) },
      ].filter(({ listed }) => listed.length > 0);
      const counted = sections.map(({ words, listed: { length } }) =>
        interpolate(length === 1 ? words.one : words.many, { count: String(length) }),
      );
      const counts = counted.length > 0 ? new Intl.ListFormat(DEFAULT_LANGUAGE).format(counted) : nobody;
      return email(texts.digest, { list: counts }, [
        ...sections.flatMap(({ words, listed }): Block[] => [{ kind: 'text', text: words.text }, ...lines(listed)]),
        { kind: 'button', label: texts.digest.open, href: url + staffPath({ page: 'list', list, number: 1 }) },
      ]);
    },
  };
}
