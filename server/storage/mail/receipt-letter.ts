import { addressLines, telHref } from '../../../shared/facts.ts';
import { interpolate } from '../../../shared/interpolate-facts.ts';
import { DEFAULT_LANGUAGE, inLanguage } from '../../../shared/language.ts';
import type { Content } from '../../../shared/read-content.ts';
import type { Letter } from './letter.ts';

/** Tells a family that their request arrived; holds nothing that somebody else could have typed. */
export function receiptLetter(
  { reference, language }: { reference: string; language: string },
  { facts, languages }: Content,
): Letter {
  const { mail, hours, next } = inLanguage(languages, language);
  const { labels, bring } = mail;
  const href = telHref(facts);
  return {
    subject: interpolate(mail.subject, { reference }),
    language: languages.has(language) ? language : DEFAULT_LANGUAGE,
    heading: mail.heading,
    blocks: [
      { kind: 'text', text: mail.promise },
      { kind: 'button', label: mail.call, href },
      {
        kind: 'facts',
        rows: [
          { label: labels.reference, value: reference },
          { label: labels.phone, value: facts.phone, href },
          { label: labels.hours, value: hours },
          { label: labels.address, value: addressLines(facts).join(', ') },
        ],
      },
      { kind: 'list', heading: next.heading, items: next.steps },
      { kind: 'list', heading: bring.heading, items: bring.items },
      { kind: 'text', text: mail.caution },
      { kind: 'text', text: mail.mistake },
    ],
  };
}
