import { fillLater } from '../../../shared/fill-facts.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../../shared/language.ts';
import type { StaffTexts } from '../../../shared/mail-schema.ts';
import type { CenterTime } from '../../center-time.ts';
import { PROMISE } from '../../deadlines.ts';
import { oneLine } from '../../plain-text.ts';
import type { StoredRequest } from '../rows.ts';
import type { Block, Letter } from './letter.ts';
import { telLink } from './tel-link.ts';

type Detail = 'brief' | 'full';

/** Letters to staff, who read the default language. */
export type StaffLetters = ReturnType<typeof createStaffLetters>;

/** Prepares the letters to staff; times are those of the center. */
export function createStaffLetters(texts: StaffTexts, time: CenterTime) {
  const { labels } = texts;
  const dueOf = ({ receivedAt }: StoredRequest) => time.full(receivedAt + PROMISE);
  const letter = (
    { subject, heading }: { subject: string; heading: string },
    values: Record<string, string>,
    blocks: Block[],
  ): Letter => ({
    subject: fillLater(subject, values),
    language: DEFAULT_LANGUAGE,
    heading: fillLater(heading, values),
    blocks,
  });

  /** Who it is, how to reach them, and by when. */
  const details = (request: StoredRequest, detail: Detail): Block[] => {
    const number = oneLine(request.phone, 60);
    const href = telLink(request.phone);
    const rows = [
      { label: labels.name, value: oneLine(request.name) },
      { label: labels.phone, value: number, href },
      ...(detail === 'full'
        ? [
            { label: labels.email, value: oneLine(request.email, 254) },
            { label: labels.address, value: oneLine(request.address) },
          ]
        : []),
      ...(request.language === DEFAULT_LANGUAGE
        ? []
        : [{ label: labels.language, value: languageName(request.language) }]),
      { label: labels.received, value: time.full(request.receivedAt) },
      { label: labels.due, value: dueOf(request) },
      { label: labels.reference, value: request.reference },
    ];
    const call: Block[] = href ? [{ kind: 'button', label: fillLater(texts.call, { number }), href }] : [];
    return [{ kind: 'facts', rows }, ...call];
  };

  const about = (request: StoredRequest, kind: 'notice' | 'reminder', blocks: Block[]) => {
    const values = { reference: request.reference, due: dueOf(request) };
    return letter(texts[kind], values, [...blocks, { kind: 'text', text: fillLater(texts.after, values) }]);
  };

  return {
    /** Tells the front desk of a tour request: who, how to reach them, and by when. */
    notice(request: StoredRequest, detail: Detail): Letter {
      const message: Block[] =
        detail === 'full' && request.message.trim()
          ? [{ kind: 'quote', heading: labels.message, text: request.message }]
          : [];
      return about(request, 'notice', [...details(request, detail), ...message]);
    },
    /** Reminds the front desk of a request that nobody has marked contacted. */
    reminder: (request: StoredRequest): Letter =>
      about(request, 'reminder', [{ kind: 'text', text: texts.reminder.text }, ...details(request, 'brief')]),
    /** Lists what is waiting in quarantine, once a day. */
    digest(requests: readonly StoredRequest[]): Letter {
      const { one, many, text, after, reasons } = texts.digest;
      const count = fillLater(requests.length === 1 ? one : many, { count: String(requests.length) });
      const rows = requests.slice(0, 100).map(({ reference, receivedAt, name, quarantine }) => ({
        label: reference,
        value: `${oneLine(name, 60)}, ${time.short(receivedAt)} (${quarantine ? reasons[quarantine] : ''})`,
      }));
      return letter(texts.digest, { count }, [
        { kind: 'text', text },
        { kind: 'facts', rows },
        { kind: 'text', text: after },
      ]);
    },
    /** The message by which an operator sees that mail works. */
    test: (now: number): Letter =>
      letter(texts.test, {}, [{ kind: 'text', text: fillLater(texts.test.text, { time: time.full(now) }) }]),
  };
}
