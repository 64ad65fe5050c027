import { addressLine, directionsLink, telHref } from '../../shared/center.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { describePromise } from '../deadline.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import type { EmailContent } from './email-layout.ts';

/** Confirms a request. Contains nothing that the sender typed, since the address may not be theirs. */
export function receiptEmail(
  { reference, language, receivedAt }: Pick<StoredRequest, 'reference' | 'language' | 'receivedAt'>,
  { facts, languages }: ServerContent,
  time: CenterTime,
): EmailContent {
  const { mail, hours, next, deadline } = inLanguage(languages, language);
  const { labels } = mail;
  const href = telHref(facts);
  return {
    subject: interpolate(mail.subject, { reference }),
    language: language in languages ? language : DEFAULT_LANGUAGE,
    heading: mail.heading,
    blocks: [
      { kind: 'text', text: `${describePromise(time.deadline(receivedAt), deadline, time)} ${mail.sooner}` },
      { kind: 'button', label: mail.call, href },
      {
        kind: 'facts',
        rows: [
          { label: labels.reference, value: reference },
          { label: labels.phone, value: facts.phone, href },
          { label: labels.hours, value: hours },
          { label: labels.address, value: addressLine(facts) },
        ],
      },
      { kind: 'text', text: mail.tour },
      { kind: 'button', label: mail.directions, href: directionsLink(facts) },
      // The first step was to ask for the tour.
      { kind: 'list', heading: next.heading, items: next.steps.slice(1) },
      { kind: 'text', text: mail.caution },
      { kind: 'text', text: mail.mistake },
    ],
  };
}
