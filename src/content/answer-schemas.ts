import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { richText, text } from '../../shared/text-schema.ts';
import { heading, invitation, menuLabel, meta, picture } from './shared-schema.ts';

/** The last part of an address, as in /questions#cost. */
const anchor = z.string().regex(/^[a-z][a-z-]*$/, 'small letters and hyphens, such as first-day');

/** Who says a public fact, where, and when somebody last read it there. */
const source = z.strictObject({ name: text, href: z.url(), checked: date });

/** Slots of `site.yaml` that replace an answer once they are filled. */
const slots = ['paymentOptions', 'languages'] as const;

const question = z.strictObject({
  /** Ends the address of the answer. */
  id: anchor,
  question: text,
  /** The answer in paragraphs; null keeps the question off the page. */
  answers: z.array(richText).min(1).nullable(),
  /** The answer that takes its place once a slot is filled. */
  known: z.strictObject({ slot: z.enum(slots), answers: z.array(richText).min(1) }).optional(),
  source: source.optional(),
  /** What menus call this answer, for the few that stand in them. */
  menuLabel: menuLabel.optional(),
});

function refuseIdsTwice(groups: { items: { id: string }[] }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [group, { items }] of groups.entries()) {
    for (const [item, { id }] of items.entries()) {
      if (seen.has(id)) {
        const message = `an id of its own; another question is called ${id} too`;
        context.addIssue({ code: 'custom', path: [group, 'items', item, 'id'], message });
      }
      seen.add(id);
    }
  }
}

/** `pages/questions.yaml`: what families ask, in groups. */
export const questionsPageSchema = z.strictObject({
  meta,
  menuLabel,
  hero: heading,
  groups: z
    .array(z.strictObject({ heading: text, items: z.array(question).min(1) }))
    .min(1)
    .superRefine(refuseIdsTwice),
  invitation: invitation.extend({ picture }),
});

export type QuestionsPageContent = z.infer<typeof questionsPageSchema>;
export type QuestionGroup = QuestionsPageContent['groups'][number];
export type QuestionContent = QuestionGroup['items'][number];
export type Source = z.infer<typeof source>;
