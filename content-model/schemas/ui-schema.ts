import { z } from 'zod';
import { FIELDS, type FieldName, type FormField } from '../../shared/tour-request/fields.ts';
import { rules } from '../about.ts';
import { categories, relationships } from './entry-schemas.ts';
import { longText, richText, shapeOf, text } from './text-schema.ts';
import { factWordsSchema } from './times-schema.ts';

// A field cannot have texts that it does not show.
const nothing = z
  .undefined('Leave this out: a field of this kind does not show it.')
  .optional()
  .meta({ widget: 'hidden' });

function schemaOf({ kind, required }: FormField) {
  return z.strictObject({
    label: text,
    placeholder: text.meta({ holds: 'example' }),
    hint: text.optional(),
    missing: required ? text : nothing,
    'too-long': text.includes('{count}', 'Write a text with {count} in it, for the number of characters.'),
    'not-an-email': kind === 'email' ? text.meta({ holds: 'example' }) : nothing,
  });
}

export type FieldTexts = z.infer<ReturnType<typeof schemaOf>>;

/** `tourRequest.fields`: the texts of each form field. */
const fieldTexts = z.strictObject(
  Object.fromEntries(FIELDS.map((field) => [field.name, schemaOf(field)])) as Record<
    FieldName,
    ReturnType<typeof schemaOf>
  >,
);

export const uiSchema = z.strictObject({
  language: text.describe('Name of the language in itself, for the language link.'),
  ...shapeOf(['skip', 'menu', 'closeMenu', 'logoLabel'], text),
  navigation: z.strictObject({
    label: text.describe('Name of the main navigation for screen readers.'),
  }),
  call: text.describe('Comes before the phone number on call buttons.'),
  tour: text,
  barLabel: text.describe('Name of the bar at the bottom of phones for screen readers.'),
  newTab: text,
  directions: text.describe('Link from the address to the map.'),
  print: text.describe('Button on the tour checklist.'),
  open: z
    .strictObject({
      until: text,
      laterEarly: text.describe('After it, if the center closes early on the next {day} it opens.'),
      opensToday: text,
      opensOn: text.describe('{holiday} is the name of a closing day before {day} in brackets, if there is one.'),
      early: text.describe('After them, for a day with a closing time of its own.'),
      closedToday: text.describe('On a closing day.'),
      closed: text,
      anyHour: richText.describe('For people who cannot call now; not on the page with the form.'),
      at: text.describe('How these lines say a {time}.'),
      atOne: text.describe('From one to two.'),
      atNoon: text,
    })
    .describe('{time} and {day} are filled in by the clock.'),
  ...factWordsSchema.shape,
  timeRange: text.describe('How screen readers say opening times; {from} and {to} are such as 8 AM.'),
  closingDays: z
    .strictObject({ label: text, named: text, early: text })
    .describe(
      'Days on which the center is closed or closes early; {day} is a date, {holiday} its name, {time} when the center closes.',
    ),
  footer: z.strictObject({
    blurb: longText,
    badges: z
      .array(text)
      .max(4)
      .describe('What a family wants to know of a center, in a line each; one whose claim is null is left out.'),
    ...shapeOf(['contact', 'quickLinks', 'care', 'legal'], text),
    license: text.describe('Comes before the license number once there is one.'),
    nondiscrimination: text.describe('Names of the two notices that 45 CFR 92 asks for.'),
    languageHelp: text,
    privacyPractices: text.describe('Name of the HIPAA notice.'),
  }),
  service: z.strictObject({
    ...shapeOf(['back', 'menu', 'menuLabel'], text),
    current: text.describe('Comes before the short title on phones.'),
    ...shapeOf(['learnMore', 'available', 'moreHeading', 'moreButton'], text),
    glance: z
      .strictObject({
        ...shapeOf(['heading', 'who', 'when', 'bring', 'notIncluded', 'cost'], text),
        paying: richText.describe('Who pays, with a link to what a day costs: the first line.'),
      })
      .describe('Labels of "At a glance".'),
  }),
  testimonial: z.strictObject({
    ...shapeOf(['stars', 'sample', 'samplesShown'], text),
    relationships: z.record(z.enum(relationships), text),
  }),
  categories: z.strictObject(shapeOf(categories, text)),
  tourRequest: z.strictObject({
    fields: fieldTexts,
    honeypot: text,
    submit: text,
    submitting: text,
    stillTrying: text.describe('What the form says if the answer takes ten seconds or more.'),
    note: longText,
    notAsked: text.describe('What the form leaves out, for people who worry about it.'),
    privacy: text,
    empty: text.describe('Button that clears what was typed, such as on a shared computer.'),
    putBack: text.describe('The same button for a minute after that.'),
    emptied: text.describe('What screen readers say before `putBack`.'),
    summaryOne: text.describe('Heading of the list of fields to fix: for one field and for {count}.'),
    summaryMany: text,
    summaryHelp: text.describe('What to do instead, at the end of that list.'),
    failed: text,
    thanks: z
      .strictObject({
        heading: text,
        received: text,
        promise: text,
        urgent: text,
        questions: text,
        save: text.describe('Text of the link that saves the center to an address book.'),
        checklist: text.describe('Text of the link to the tour checklist.'),
      })
      .describe('Confirmation of a request, and when the center calls.'),
  }),
  source: text.describe('What comes before the name of a source.'),
  ended: z
    .strictObject(
      shapeOf(
        rules,
        z.strictObject({
          families: richText,
          professionals: richText.optional().describe('Leave empty for the same words.'),
        }),
      ),
    )
    .describe(
      'What shows instead of texts whose rule has ended; {until} is its last day, {page} a link to its source.',
    ),
  facts: z
    .strictObject({
      ...shapeOf(['heading', 'licenseNumber', 'staff', 'programHours'], text),
      ...shapeOf(['plans', 'paymentOptions', 'dailyRate', 'languages'], text),
    })
    .describe('Labels of facts that show once they are known.'),
});

export type UiText = z.infer<typeof uiSchema>;
