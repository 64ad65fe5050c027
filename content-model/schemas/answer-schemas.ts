import { z } from 'zod';
import { about, heading, hero, invitation, list, menuLabel, page, picture, source } from './shared-schema.ts';
import { signer } from './signature-schema.ts';
import { patterned, refuse, richText, text, toggle } from './text-schema.ts';

/** An id in a URL, as in /questions#cost. */
const anchor = patterned(/^[a-z][a-z-]*$/, 'Write small letters and hyphens, such as first-day.');

/** Facts that replace an answer once they are filled in. */
const answeringFacts = ['programHours', 'plans', 'paymentOptions', 'dailyRate', 'languages', 'closingDays'] as const;

const question = z.strictObject({
  id: anchor.describe('A short word for links, such as first-day. Keep it: other pages link to this answer.'),
  about,
  question: text,
  by: signer.optional().describe('Who can write the answer.'),
  answers: z
    .array(richText)
    .min(1)
    .nullable()
    .describe('The answer, one paragraph per box. Leave empty to hide the question.'),
  known: z
    .strictObject({ fact: z.enum(answeringFacts), answers: z.array(richText).min(1) })
    .optional()
    .describe('Shown instead once you fill in the fact named here.'),
  source: source.optional(),
  menuLabel: menuLabel.optional().describe('Short name in menus. Leave empty to keep it out of menus.'),
});

function refuseIdsTwice(groups: { items: { id: string }[] }[], context: z.RefinementCtx): void {
  const ids = groups.flatMap(({ items }, group) =>
    items.map(({ id }, item) => ({ id, path: [group, 'items', item, 'id'] })),
  );
  for (const [index, { id, path }] of ids.entries()) {
    const message = `Write an id of its own; another question is called ${id} too.`;
    if (ids.findIndex((one) => one.id === id) < index) refuse(context, path, message);
  }
}

export const questionsPageSchema = page.extend({
  hero: hero.extend({
    jumps: list(richText, 1, 6).describe('The answers that families look for first: a link and a sentence.'),
  }),
  groups: z
    .array(z.strictObject({ heading: text, items: z.array(question).min(1).meta({ title: 'Questions' }) }))
    .min(1)
    .superRefine(refuseIdsTwice),
  invitation: invitation.extend({ picture }),
});

export type QuestionGroup = z.infer<typeof questionsPageSchema>['groups'][number];
export type QuestionContent = QuestionGroup['items'][number];

const place = z.strictObject({
  name: text,
  text: richText,
  phone: patterned(/^1-\d{3}-\d{3}-\d{4}$/, 'Write a number such as 1-800-510-2020.')
    .optional()
    .describe('Phone number with hyphens, such as 1-800-510-2020.'),
  source,
});

const guideSection = z.strictObject({
  id: anchor.describe('A short word for links, such as first-day. Keep it: other pages link to this section.'),
  about,
  heading: text,
  hidden: toggle('Until you have written it.', 'Hide this section'),
  paragraphs: z.array(richText).optional(),
  quotes: z.array(text).optional().describe('What families say, in speech bubbles. With quotation marks.'),
  steps: z.array(richText).optional().describe('Steps, in order.'),
  lists: z
    .array(z.strictObject({ heading: text, items: z.array(text).min(1) }))
    .optional()
    .describe('Short lists, each with a small heading.'),
  links: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/').meta({ description: 'Such as /contact.', holds: 'url' }),
        text,
      }),
    )
    .optional()
    .describe('Links to pages of this site.'),
  places: z.array(place).optional(),
  showsDay: toggle('Whether a day at the center shows here, from `day.yaml`.'),
  after: richText.optional().describe('Closing note, such as whom to call in an emergency.'),
});

export const guideSchema = page.extend({
  hero,
  sections: z.array(guideSection).min(1),
  factsIn: anchor
    .optional()
    .describe('The section that lists facts about the center. It is hidden until it has a fact or a paragraph.'),
  forProfessionals: toggle('Whether professionals read the page, not families.'),
  printable: toggle('Whether the page has a Print button, and boxes to check in its lists.'),
  invitation: heading.extend({
    tour: text.optional().describe('Text of the button to the tour request. Leave empty for a call button only.'),
    call: text.optional().describe('Words on the call button, before the number. Leave empty for "Call".'),
    picture,
  }),
});

export type GuideSectionContent = z.infer<typeof guideSection>;
export type PlaceContent = z.infer<typeof place>;
