import type { CenterTime } from '../../center-time.ts';
import { PROMISE } from '../../deadlines.ts';
import { oneLine } from '../../plain-text.ts';
import type { StoredRequest } from '../requests.ts';
import type { Block, Letter } from './letter.ts';
import { telLink } from './tel-link.ts';

/** Tells the front desk of a tour request: who, how to reach them, and by when. */
export function noticeLetter(request: StoredRequest, detail: 'brief' | 'full', time: CenterTime): Letter {
  const due = time.full(request.receivedAt + PROMISE);
  const message: Block[] =
    detail === 'full' && request.message.trim()
      ? [{ kind: 'quote', heading: 'Their message', text: request.message }]
      : [];
  return {
    subject: `Tour request ${request.reference}: call by ${due}`,
    language: 'en',
    heading: 'A family asks for a tour',
    blocks: [...reach(request, detail, time), ...message, ...after(request)],
  };
}

/** Reminds the front desk of a request that nobody has marked contacted. */
export function reminderLetter(request: StoredRequest, time: CenterTime): Letter {
  const due = time.full(request.receivedAt + PROMISE);
  return {
    subject: `Still to call: tour request ${request.reference}, promised by ${due}`,
    language: 'en',
    heading: 'This family is still waiting for a call',
    blocks: [
      {
        kind: 'text',
        text: 'We promised to make contact within 24 hours, and nobody has marked this request as contacted yet.',
      },
      ...reach(request, 'brief', time),
      ...after(request),
    ],
  };
}

/** Lists what is waiting in quarantine, once a day. */
export function digestLetter(requests: readonly StoredRequest[], time: CenterTime): Letter {
  const reasons = {
    honeypot: 'filled a hidden field',
    limit: 'many requests from one connection',
    links: 'holds many links',
  };
  const count = requests.length === 1 ? 'One request' : `${requests.length} requests`;
  return {
    subject: `${count} in quarantine to look at`,
    language: 'en',
    heading: `${count} in quarantine`,
    blocks: [
      {
        kind: 'text',
        text: 'These looked like spam and were kept aside. Real families can be among them: please look once.',
      },
      {
        kind: 'facts',
        rows: requests.slice(0, 100).map(({ reference, receivedAt, name, quarantine }) => ({
          label: reference,
          value: `${oneLine(name, 60)}, ${time.short(receivedAt)} (${quarantine ? reasons[quarantine] : ''})`,
        })),
      },
      {
        kind: 'text',
        text: 'To read one: npm run tour-requests -- show <reference>. To treat it as any other: npm run tour-requests -- release <reference>.',
      },
    ],
  };
}

/** The message by which an operator sees that mail works. */
export function testLetter(time: CenterTime, now: number): Letter {
  return {
    subject: 'Mail from the tour request form works',
    language: 'en',
    heading: 'Mail works',
    blocks: [
      {
        kind: 'text',
        text: `This test was sent on ${time.full(now)}. Notices of tour requests will come to this address.`,
      },
    ],
  };
}

function reach(request: StoredRequest, detail: 'brief' | 'full', time: CenterTime): Block[] {
  const phone = oneLine(request.phone, 60);
  const href = telLink(request.phone);
  const rows = [
    { label: 'Name', value: oneLine(request.name) },
    { label: 'Phone', value: phone, href },
    ...(detail === 'full'
      ? [
          { label: 'Email', value: oneLine(request.email, 254) },
          { label: 'Address', value: oneLine(request.address) },
        ]
      : []),
    ...(request.language === 'es' ? [{ label: 'Language', value: 'Spanish' }] : []),
    { label: 'Received', value: time.full(request.receivedAt) },
    { label: 'Call by', value: time.full(request.receivedAt + PROMISE) },
    { label: 'Reference', value: request.reference },
  ];
  return [{ kind: 'facts', rows }, ...(href ? [{ kind: 'button' as const, label: `Call ${phone}`, href }] : [])];
}

function after({ reference }: StoredRequest): Block[] {
  return [
    {
      kind: 'text',
      text: `A reply to this message goes to the family. Everything they wrote: npm run tour-requests -- show ${reference}. When you have reached them: npm run tour-requests -- contacted ${reference}.`,
    },
  ];
}
