import { addressLine, directionsLink, telHref } from '../../shared/center.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { describePromise } from '../deadline.ts';
import type { StoredRequest } from '../storage/requests.ts';
import type { CenterTime } from '../time.ts';
import { bulletList, button, type EmailContent, factTable, paragraph } from './email-layout.ts';

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
      paragraph(`${describePromise(time.deadline(receivedAt), deadline, time)} ${mail.sooner}`),
      button({ label: mail.call, href }),
      factTable([
        { label: labels.reference, value: reference },
        { label: labels.phone, value: facts.phone, href },
        { label: labels.hours, value: hours },
        { label: labels.address, value: addressLine(facts) },
      ]),
      paragraph(mail.tour),
      button({ label: mail.directions, href: directionsLink(facts) }, 'link'),
      // The first step was to ask for the tour.
      bulletList(next.heading, next.steps.slice(1)),
      paragraph(mail.caution),
      paragraph(mail.mistake),
    ],
  };
}
