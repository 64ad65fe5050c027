import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { patterned, richText, text } from '../../shared/text-schema.ts';
import { heading, hero, invitation, list, menuLabel, page, picture } from './shared-schema.ts';

/** An id in a URL, as in /questions#cost. */
const anchor = patterned(/^[a-z][a-z-]*$/, 'small letters and hyphens, such as first-day');

/** A public source, with the date of its last comparison or null. */
const source = z.strictObject({ name: text, href: z.url(), checked: date.nullable() });

const until = date
  .optional()
  .describe('Date on which the rule behind the text ends, such as 2026-12-31. Leave empty if it has no end.');

/** Facts that replace an answer once they are filled in. */
const answeringFacts = [
  'paymentOptions',
  'languages',
  'dailyRate',
  'included',
  'daysUntilStart',
  'closingDays',
] as const;

const question = z.strictObject({
  id: anchor.describe('Ends the address of the answer; links elsewhere name it, so keep it.'),
  question: text,
  answers: z
    .array(richText)
    .min(1)
    .nullable()
    .describe('The answer in paragraphs; null keeps the question off the page.'),
  known: z
    .strictObject({ fact: z.enum(answeringFacts), answers: z.array(richText).min(1) })
    .optional()
    .describe('The answer that takes its place once a fact is filled in.'),
  until,
  source: source.optional(),
  menuLabel: menuLabel.optional().describe('What menus call this answer; menus leave out answers without it.'),
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

export const questionsPageSchema = page.extend({
  hero: hero.extend({ jumps: list(richText, 1, 6).describe('Links to the answers that families look for first.') }),
  groups: z
    .array(z.strictObject({ heading: text, items: z.array(question).min(1) }))
    .min(1)
    .superRefine(refuseIdsTwice),
  invitation: invitation.extend({ picture }),
});

export type QuestionGroup = z.infer<typeof questionsPageSchema>['groups'][number];
export type QuestionContent = QuestionGroup['items'][number];
export type Source = z.infer<typeof source>;

const place = z.strictObject({
  name: text,
  text: richText,
  phone: patterned(/^1-\d{3}-\d{3}-\d{4}$/, 'a number such as 1-800-510-2020')
    .optional()
    .describe('Its telephone number, with hyphens, such as 1-800-510-2020.'),
  source,
});

const guideSection = z.strictObject({
  id: anchor.describe('Ends the address of the section.'),
  heading: text,
  until,
  hidden: z.literal(true).optional().describe('Keeps the section off the page until its words are written.'),
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

export const guideSchema = page.extend({
  hero,
  sections: z.array(guideSection).min(1),
  factsIn: anchor.optional().describe('The id of the section for facts of the center; it shows once one is filled in.'),
  invitation: heading.extend({
    tour: text.optional().describe('Words of the button to the tour request; without it there is only a call button.'),
    call: text.optional().describe('Words of the call button; "Call" and the number where left out.'),
    picture,
  }),
});

/** `pages/tour-checklist.yaml` and `pages/referral-sheet.yaml`: one printed page to check off and write on. */
export const sheetSchema = page.extend({
  heading: text,
  lede: text,
  blanks: list(text, 2, 4).describe('Labels of the lines to write on at the top.'),
  checks: list(z.strictObject({ heading: text, items: list(text, 1, 8) }), 1, 3).describe('Points to check off.'),
  notes: text.describe('Label of the box at the end.'),
  call: text.describe("Words before the center's phone number."),
  plan: picture.optional().describe('The plan of the streets around the center.'),
});

export type GuideSectionContent = z.infer<typeof guideSection>;
export type PlaceContent = z.infer<typeof place>;
