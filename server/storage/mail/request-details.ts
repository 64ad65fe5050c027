import { interpolate } from '../../../shared/interpolate-facts.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../../shared/language.ts';
import type { StaffTexts } from '../../../shared/mail-schema.ts';
import type { FieldName, FormField } from '../../../shared/tour-request/fields.ts';
import type { CenterTime } from '../../center-time.ts';
import { oneLine, stripControls } from '../../plain-text.ts';
import type { MailSettings } from '../../settings.ts';
import { BRIEF_FIELDS, STAFF_FIELDS } from '../../staff-fields.ts';
import type { StoredRequest } from '../rows.ts';
import type { DetailRow } from './letter.ts';
import { telLink } from './tel-link.ts';

/** The most letters that mail can carry as an address. */
const LONGEST_ADDRESS = 254;

/** What staff are told of a request; a page says what a letter does, and never more. */
export function requestDetails(
  request: StoredRequest,
  detail: MailSettings['detail'],
  { labels, fields, call }: StaffTexts,
  time: CenterTime,
) {
  const shown = detail === 'full' ? STAFF_FIELDS : BRIEF_FIELDS;
  const answered = shown.filter(({ name }) => request[name].trim());
  const fieldRow = ({ name, kind }: FormField<FieldName>): DetailRow => {
    const label = fields[name];
    const value = request[name];
    if (kind === 'phone') return { label, value: shortNumber(value), href: telLink(value) };
    return { label, value: oneLine(value, kind === 'email' ? LONGEST_ADDRESS : undefined) };
  };
  const href = telLink(request.phone);
  return {
    /** Who it is, how to reach them, and by when. */
    rows: [
      ...answered.filter(({ kind }) => kind !== 'text').map(fieldRow),
      ...(request.language === DEFAULT_LANGUAGE
        ? []
        : [{ label: labels.language, value: languageName(request.language) }]),
      { label: labels.received, value: time.full(request.receivedAt) },
      { label: labels.due, value: time.full(request.receivedAt + time.promise) },
      { label: labels.reference, value: request.reference },
    ],
    /** The button that dials the family, where their number can be dialed. */
    call: href ? { label: interpolate(call, { number: shortNumber(request.phone) }), href } : null,
    /** What they wrote in their own words, where the settings let letters say it. */
    quotes: answered
      .filter(({ kind }) => kind === 'text')
      .map(({ name }) => ({ heading: fields[name], text: stripControls(request[name]) })),
  };
}

/** A telephone number as somebody typed it, on a line. */
export function shortNumber(phone: string): string {
  return oneLine(phone, 60);
}
