import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { BRIEF_FIELDS, STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import { oneLine, stripControls } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { phoneLinks } from './phone-links.ts';

export function requestDetails(
  request: StoredRequest,
  detail: MailSettings['detail'],
  { labels, fields, language }: StaffTexts,
  time: CenterTime,
) {
  const answered = (detail === 'full' ? STAFF_FIELDS : BRIEF_FIELDS).filter(({ name }) => request[name].trim());
  const rows = answered
    .filter(({ kind }) => kind !== 'text')
    .map(({ name, maxLength }) => ({ label: fields[name], value: oneLine(request[name], maxLength) }));
  return {
    /** Null for the language that staff read. */
    language:
      request.language === DEFAULT_LANGUAGE ? null : interpolate(language, { what: languageName(request.language) }),
    rows: [
      ...rows,
      { label: labels.received, value: time.full(request.receivedAt) },
      { label: labels.due, value: time.full(request.receivedAt + time.promise) },
      { label: labels.reference, value: request.reference },
    ],
    quotes: answered
      .filter(({ kind }) => kind === 'text')
      .map(({ name }) => ({ heading: fields[name], text: stripControls(request[name]) })),
  };
}

export function callButtons({ phone }: StoredRequest, { call }: StaffTexts) {
  return phoneLinks(phone).map(({ number, href }) => ({
    label: interpolate(call, { number: oneLine(number, 60) }),
    href,
  }));
}

export function nameOf({ name, reference }: StoredRequest): string {
  return oneLine(name, 60) || reference;
}
