import type { StaffTexts } from '../../shared/content/schemas/mail-schema.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { BRIEF_FIELDS, STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import { oneLine, shortName, stripControls } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { RequestSummary, StoredRequest } from '../storage/requests.ts';
import { REMIND_AGAIN_AFTER } from '../storage/status-changes.ts';
import type { CenterTime } from '../time.ts';
import { phoneLinks } from './phone-links.ts';

export function requestDetails(
  request: StoredRequest,
  detail: MailSettings['detail'],
  texts: StaffTexts,
  time: CenterTime,
) {
  const { labels, fields } = texts;
  const answered = (detail === 'full' ? STAFF_FIELDS : BRIEF_FIELDS).filter(({ name }) => request[name].trim());
  const rows = answered
    .filter(({ kind }) => kind !== 'text')
    .map(({ name, maxLength }) => ({ label: fields[name], value: oneLine(request[name], maxLength) }));
  return {
    rows: [
      ...rows,
      { label: labels.received, value: time.full(request.receivedAt) },
      { label: labels.due, value: dueText(request, texts, time) },
      { label: labels.reference, value: request.reference },
    ],
    quotes: answered
      .filter(({ kind }) => kind === 'text')
      .map(({ name }) => ({ heading: fields[name], text: stripControls(request[name]) })),
  };
}

/** By when to call, in opening hours, such as "by Friday morning". */
export function dueText({ receivedAt }: RequestSummary, { due }: StaffTexts, time: CenterTime): string {
  const { at, isAtOpening } = time.deadline(receivedAt);
  return interpolate(due[isAtOpening ? 'opening' : time.dayPart(at)], { day: time.weekdayName(at, DEFAULT_LANGUAGE) });
}

/** When staff last called without an answer, or null. */
export function triedAt({ remindAt }: RequestSummary): number | null {
  return remindAt === null ? null : remindAt - REMIND_AGAIN_AFTER;
}

/** The language of the family, or null if it is the one that staff read. */
export function otherLanguage({ language }: RequestSummary): string | null {
  return language === DEFAULT_LANGUAGE ? null : languageName(language);
}

export function callButtons(request: RequestSummary, texts: StaffTexts) {
  const who = shortName(request.name);
  return phoneLinks(request.phone).map(({ number, href }) => ({
    label: interpolate(who ? texts.call : texts.callSomeone, { who, number: oneLine(number, 60) }),
    href,
  }));
}

export function nameOf({ name, reference }: RequestSummary): string {
  return oneLine(name, 60) || reference;
}

/** Such as "Teresa A.", for subjects. */
export function whoOf({ name }: RequestSummary, { someone }: StaffTexts): string {
  return shortName(name) || someone;
}
