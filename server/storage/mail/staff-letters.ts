import { interpolate } from '../../../shared/interpolate-facts.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import type { StaffTexts } from '../../../shared/mail-schema.ts';
import type { CenterTime } from '../../center-time.ts';
import { oneLine } from '../../plain-text.ts';
import type { MailSettings } from '../../settings.ts';
import type { StoredRequest } from '../rows.ts';
import type { Block, Letter } from './letter.ts';
import { requestDetails, shortNumber } from './request-details.ts';

/** Rows of suspicious requests in one letter; a flood of spam would make it unreadable. */
const LONGEST_LIST = 100;

/** Links that letters to staff carry. */
export type Links = {
  /** Opens the page of a request. */
  request(reference: string): string;
  /** Opens the list that the digest of a time leads to. */
  list(digestAt: number): string;
};

/** Prepares the letters to staff, who read the default language; times are those of the center. */
export function createStaffLetters(texts: StaffTexts, time: CenterTime, links: Links | null) {
  const { labels } = texts;
  const dueOf = ({ receivedAt }: StoredRequest) => time.full(receivedAt + time.promise);
  const letter = (
    { subject, heading }: { subject: string; heading: string },
    values: Record<string, string>,
    blocks: Block[],
  ): Letter => ({
    subject: interpolate(subject, values),
    language: DEFAULT_LANGUAGE,
    heading: interpolate(heading, values),
    blocks,
  });

  const details = (request: StoredRequest, detail: MailSettings['detail']): Block[] => {
    const { rows, call, quotes } = requestDetails(request, detail, texts, time);
    return [
      { kind: 'facts', rows },
      ...(call ? [{ kind: 'button' as const, ...call }] : []),
      ...quotes.map((quote) => ({ kind: 'quote' as const, ...quote })),
    ];
  };

  const about = (request: StoredRequest, kind: 'notice' | 'reminder', blocks: Block[]) => {
    const values = { reference: request.reference, due: dueOf(request) };
    return letter(texts[kind], values, [
      ...blocks,
      ...button(texts.open, links?.request(request.reference)),
      { kind: 'text', text: texts.after },
    ]);
  };

  return {
    /** Tells the front desk of a tour request: who, how to reach them, and by when. */
    notice(request: StoredRequest, detail: MailSettings['detail']): Letter {
      return about(request, 'notice', details(request, detail));
    },
    /** Reminds the front desk of a request that nobody has marked contacted. */
    reminder: (request: StoredRequest): Letter =>
      about(request, 'reminder', [{ kind: 'text', text: texts.reminder.text }, ...details(request, 'brief')]),
    /** Lists those who wait for a call, and what is in quarantine; `digestAt` is the time of the digest. */
    digest(requests: readonly StoredRequest[], digestAt: number): Letter {
      const { nobody, waiting, held, reasons } = texts.digest;
      const sections = [
        { words: waiting, listed: requests.filter(({ quarantine }) => quarantine === null) },
        { words: held, listed: requests.filter(({ quarantine }) => quarantine !== null) },
      ].filter(({ listed }) => listed.length > 0);
      const counted = sections.map(({ words, listed: { length } }) =>
        interpolate(length === 1 ? words.one : words.many, { count: String(length) }),
      );
      const list = counted.length > 0 ? new Intl.ListFormat(DEFAULT_LANGUAGE).format(counted) : nobody;
      const about = (request: StoredRequest) =>
        request.quarantine
          ? `${time.short(request.receivedAt)} (${reasons[request.quarantine]})`
          : `${shortNumber(request.phone)}, ${labels.due} ${dueOf(request)}`;
      const row = (request: StoredRequest) => ({
        label: request.reference,
        value: `${oneLine(request.name, 60)}, ${about(request)}`,
        href: links?.request(request.reference),
      });
      return letter(texts.digest, { list }, [
        ...sections.flatMap(({ words, listed }): Block[] => [
          { kind: 'text', text: words.text },
          { kind: 'facts', rows: listed.slice(0, LONGEST_LIST).map(row) },
        ]),
        ...button(texts.digest.open, links?.list(digestAt)),
      ]);
    },
    /** The message by which an operator sees that mail works. */
    test: (now: number): Letter =>
      letter(texts.test, {}, [{ kind: 'text', text: interpolate(texts.test.text, { time: time.full(now) }) }]),
  };
}

function button(label: string, href: string | undefined): Block[] {
  return href ? [{ kind: 'button', label, href }] : [];
}
