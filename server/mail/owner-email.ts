import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { dateInWords } from '../../shared/opening-hours/dates.ts';
import { type Dated, taskOf } from '../../shared/overdue.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import type { OwnerTask } from '../storage/owner-emails.ts';
import type { Block, EmailContent } from './email-layout.ts';

/** What the owner of the website has to correct in the editor. */
export function ownerEmail({ rule, dated }: OwnerTask, { staff, facts }: ServerContent, today: string): EmailContent {
  const { owner } = staff;
  const count = dated.reduce((sum, { answers = 1 }) => sum + answers, 0);
  const isRule = rule !== 'checks';
  const texts = isRule ? (rule < today ? owner.ended : owner.ends) : owner.checks;
  const date = isRule ? dateInWords(rule, DEFAULT_LANGUAGE, { month: 'long', day: 'numeric' }) : '';
  const heading = interpolate(count === 1 ? texts.one : texts.many, { count: String(count), date });
  const forms = Object.entries(Object.groupBy(dated, ({ form }) => form));
  return {
    subject: interpolate(owner.subject, { what: heading }),
    language: DEFAULT_LANGUAGE,
    heading,
    blocks: [
      { kind: 'text', text: owner.text },
      ...(isRule ? [owner.rules, owner.press] : []).map((text) => ({ kind: 'text' as const, text })),
      ...forms.map(
        ([form, some = []]): Block => ({ kind: 'list', heading: form, items: some.map(isRule ? titleOf : taskOf) }),
      ),
      { kind: 'button', label: owner.open, href: `${facts.url}/edit` },
    ],
  };
}

const titleOf = ({ title }: Dated) => title;
