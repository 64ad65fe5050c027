import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { richText, text } from '../../shared/text-schema.ts';
import { hero, invitation, menuLabel, page, picture } from './shared-schema.ts';

/** The last part of an address, as in /questions#cost. */
const anchor = z.string().regex(/^[a-z][a-z-]*$/, 'small letters and hyphens, such as first-day');

/** Who says a public fact, where, and when somebody last read it there. */
const source = z.strictObject({ name: text, href: z.url(), checked: date });

/** Slots of `site.yaml` that replace an answer once they are filled. */
const slots = ['paymentOptions', 'languages'] as const;

const question = z.strictObject({
  id: anchor.describe('Ends the address of the answer.'),
  question: text,
  answers: z
    .array(richText)
    .min(1)
    .nullable()
    .describe('The answer in paragraphs; null keeps the question off the page.'),
  known: z
    .strictObject({ slot: z.enum(slots), answers: z.array(richText).min(1) })
    .optional()
    .describe('The answer that takes its place once a slot is filled.'),
  source: source.optional(),
  menuLabel: menuLabel.optional().describe('What menus call this answer, for the few that stand in them.'),
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
export const questionsPageSchema = page.extend({
  hero,
  groups: z
    .array(z.strictObject({ heading: text, items: z.array(question).min(1) }))
    .min(1)
    .superRefine(refuseIdsTwice),
  invitation: invitation.extend({ picture }),
});

export type QuestionGroup = z.infer<typeof questionsPageSchema>['groups'][number];
export type QuestionContent = QuestionGroup['items'][number];
export type Source = z.infer<typeof source>;

/** A public service that helps, with who says so. */
const place = z.strictObject({
  name: text,
  text: richText,
  phone: z
    .string()
    .regex(/^1-\d{3}-\d{3}-\d{4}$/, 'a number such as 1-800-510-2020')
    .optional()
    .describe('Its telephone number, with hyphens, such as 1-800-510-2020.'),
  source,
});

const guideSection = z.strictObject({
  id: anchor.describe('Ends the address of the section.'),
  heading: text,
  paragraphs: z.array(richText).optional(),
  steps: z.array(richText).optional().describe('What is done one after the other.'),
  lists: z
    .array(z.strictObject({ heading: text, items: z.array(text).min(1) }))
    .optional()
    .describe('Short points under small headings.'),
  links: z
    .array(z.strictObject({ path: z.string().startsWith('/'), text }))
    .optional()
    .describe('Pages of this site, each with what it is about.'),
  places: z.array(place).optional(),
  after: richText.optional().describe('What comes last, such as where to turn in an emergency.'),
});

/** `pages/caregivers.yaml` and `pages/referrals.yaml`: advice in sections. */
export const guideSchema = page.extend({
  hero,
  sections: z.array(guideSection).min(1),
  factsIn: anchor.optional().describe('The section whose facts show once they are filled in, by its id.'),
  invitation: invitation.extend({ picture }),
});

const checks = z.strictObject({ heading: text, items: z.array(text).min(1).max(7) });

/** `pages/tour-checklist.yaml`: one printed page to take along to any center. */
export const tourChecklistSchema = page.extend({
  heading: text,
  lede: text,
  center: text.describe('Labels of the two lines at its top.'),
  date: text,
  look: checks,
  ask: checks,
  feeling: text.describe('Label of the lines at its end.'),
  call: text.describe("What comes before the center's phone number."),
  plan: picture.describe('The plan of the streets around the center.'),
});

export type GuideSectionContent = z.infer<typeof guideSection>;
export type PlaceContent = z.infer<typeof place>;
