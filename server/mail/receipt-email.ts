import { addressLine, directionsLink } from '../../shared/content/facts.ts';
import type { Content } from '../../shared/content/read-content.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../../shared/language.ts';
import { telHref } from '../../shared/phone.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { EmailContent } from './email-layout.ts';

/** Confirms a request. Contains nothing that the sender typed, since the address may not be theirs. */
export function receiptEmail(
  { reference, language, receivedAt }: Pick<StoredRequest, 'reference' | 'language' | 'receivedAt'>,
  { facts, languages }: Content,
  time: CenterTime,
): EmailContent {
  const { mail, hours, next } = inLanguage(languages, language);
  const { labels, bring, times } = mail;
  const href = telHref(facts);
  const address = addressLine(facts);
  const dueAt = receivedAt + time.promise;
  const known = languages.has(language) ? language : DEFAULT_LANGUAGE;
  const due = interpolate(times[time.dayPart(dueAt)], { day: time.weekdayName(dueAt, known) });
  const closedDays = time
    .closedDays(receivedAt)
    .map((date) =>
      date === time.date(receivedAt)
        ? mail.closed.today
        : interpolate(mail.closed.day, { day: time.weekdayName(time.moment(`${date}T12:00`), known) }),
    );
  const closed = interpolate(mail.closed.text, { days: new Intl.ListFormat(known).format(closedDays) });
  return {
    subject: interpolate(mail.subject, { reference }),
    language: known,
    heading: mail.heading,
    blocks: [
      { kind: 'text', text: interpolate(mail.promise, { time: due }) },
      ...(closedDays.length > 0 ? [{ kind: 'text' as const, text: closed }] : []),
      { kind: 'button', label: mail.call, href },
      {
        kind: 'facts',
        rows: [
          { label: labels.reference, value: reference },
          { label: labels.phone, value: facts.phone, href },
          { label: labels.hours, value: hours },
          { label: labels.address, value: address },
        ],
      },
      { kind: 'button', label: mail.directions, href: directionsLink(facts) },
      // The first step was to ask for the tour.
      { kind: 'list', heading: next.heading, items: next.steps.slice(1) },
      { kind: 'list', heading: bring.heading, items: bring.items },
      { kind: 'text', text: mail.caution },
      { kind: 'text', text: mail.mistake },
    ],
  };
}
