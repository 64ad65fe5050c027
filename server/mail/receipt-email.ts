import { addressLine, directionsLink } from '../../shared/facts.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../../shared/language.ts';
import { telHref } from '../../shared/phone.ts';
import type { Content } from '../../shared/read-content.ts';
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
  const hour = time.hour(dueAt);
  const known = languages.has(language) ? language : DEFAULT_LANGUAGE;
  const day = new Intl.DateTimeFormat(known, { weekday: 'long', timeZone: facts.timeZone }).format(dueAt);
  const due = interpolate(hour < 12 ? times.morning : hour < 17 ? times.afternoon : times.evening, { day });
  return {
    subject: interpolate(mail.subject, { reference }),
    language: known,
    heading: mail.heading,
    blocks: [
      { kind: 'text', text: interpolate(mail.promise, { time: due }) },
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
