import { fillLater } from '../../../shared/fill-later.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../../shared/language.ts';
import type { StaffTexts } from '../../../shared/mail-schema.ts';
import type { FieldName, FormField } from '../../../shared/tour-request/fields.ts';
import type { CenterTime } from '../../center-time.ts';
import { PROMISE } from '../../deadlines.ts';
import { oneLine } from '../../plain-text.ts';
import { BRIEF_FIELDS, STAFF_FIELDS } from '../../staff-fields.ts';
import type { StoredRequest } from '../rows.ts';
import type { Block, Letter } from './letter.ts';
import { telLink } from './tel-link.ts';

/** The most letters that mail can carry as an address. */
const LONGEST_ADDRESS = 254;

type Detail = 'brief' | 'full';

/** Rows of suspicious requests in one letter; a flood of spam would make it unreadable. */
const LONGEST_LIST = 100;

/** Letters to staff, who read the default language. */
export type StaffLetters = ReturnType<typeof createStaffLetters>;

/** Prepares the letters to staff; times are those of the center. */
export function createStaffLetters(texts: StaffTexts, time: CenterTime) {
  const { labels, fields } = texts;
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

  const fieldRow = ({ name, kind }: FormField<FieldName>, value: string) => {
    const label = fields[name];
    if (kind === 'phone') return { label, value: shortNumber(value), href: telLink(value) };
    return { label, value: oneLine(value, kind === 'email' ? LONGEST_ADDRESS : undefined) };
  };

  /** Who it is, how to reach them, and by when. */
  const details = (request: StoredRequest, detail: Detail): Block[] => {
    const shown = (detail === 'full' ? STAFF_FIELDS : BRIEF_FIELDS).filter(({ kind }) => kind !== 'text');
    const rows = [
      ...shown.filter(({ name }) => request[name].trim()).map((field) => fieldRow(field, request[field.name])),
      ...(request.language === DEFAULT_LANGUAGE
        ? []
        : [{ label: labels.language, value: languageName(request.language) }]),
      { label: labels.received, value: time.full(request.receivedAt) },
      { label: labels.due, value: dueOf(request) },
      { label: labels.reference, value: request.reference },
    ];
    const href = telLink(request.phone);
    const number = shortNumber(request.phone);
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
      const quoted = STAFF_FIELDS.filter(({ kind, name }) => kind === 'text' && request[name].trim());
      const quotes: Block[] = quoted.map(({ name }) => ({ kind: 'quote', heading: fields[name], text: request[name] }));
      return about(request, 'notice', [...details(request, detail), ...(detail === 'full' ? quotes : [])]);
    },
    /** Reminds the front desk of a request that nobody has marked contacted. */
    reminder: (request: StoredRequest): Letter =>
      about(request, 'reminder', [{ kind: 'text', text: texts.reminder.text }, ...details(request, 'brief')]),
    /** Lists requests that came too fast for a letter each, and what is in quarantine. */
    digest(requests: readonly StoredRequest[]): Letter {
      const { waiting, held, reasons } = texts.digest;
      const [kept, fresh] = [requests.filter(isHeld), requests.filter((request) => !isHeld(request))];
      const counted = [
        ...(fresh.length > 0 ? [countOf(fresh.length, waiting)] : []),
        ...(kept.length > 0 ? [countOf(kept.length, held)] : []),
      ];
      const list = new Intl.ListFormat(DEFAULT_LANGUAGE).format(counted);
      const toCall = fresh.map((request) => ({
        label: request.reference,
        value: `${oneLine(request.name, 60)}, ${shortNumber(request.phone)}, ${labels.due} ${dueOf(request)}`,
        href: telLink(request.phone),
      }));
      const toLookAt = kept.slice(0, LONGEST_LIST).map(({ reference, receivedAt, name, quarantine }) => ({
        label: reference,
        value: `${oneLine(name, 60)}, ${time.short(receivedAt)} (${quarantine ? reasons[quarantine] : ''})`,
      }));
      return letter(texts.digest, { list }, [
        ...section(waiting.text, toCall),
        ...section(held.text, toLookAt),
        ...(kept.length > 0 ? [{ kind: 'text' as const, text: held.after }] : []),
      ]);
    },
    /** The message by which an operator sees that mail works. */
    test: (now: number): Letter =>
      letter(texts.test, {}, [{ kind: 'text', text: fillLater(texts.test.text, { time: time.full(now) }) }]),
  };
}

function shortNumber(phone: string) {
  return oneLine(phone, 60);
}

function isHeld({ quarantine }: StoredRequest) {
  return quarantine !== null;
}

function countOf(count: number, { one, many }: { one: string; many: string }) {
  return count === 1 ? one : fillLater(many, { count: String(count) });
}

function section(text: string, rows: (Block & { kind: 'facts' })['rows']): Block[] {
  return rows.length === 0
    ? []
    : [
        { kind: 'text', text },
        { kind: 'facts', rows },
      ];
}
