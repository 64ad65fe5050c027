import { z } from 'zod';
import { addDays, weekdayOf } from '../../shared/opening-hours/dates.ts';
import { type Holiday, timesOn } from '../../shared/opening-hours/schedule.ts';
import { figures, rules, spokenClaims } from '../about.ts';
import { holidayNames } from '../holidays.ts';
import { source } from './shared-schema.ts';
import { filled, type Localized, patterned, refuse, shapeOf, translatable, withoutTracking } from './text-schema.ts';
import { clockTime, closingDays, dateOf, openingHours, programHours } from './times-schema.ts';

const capitals = patterned(/^[A-Z]{2}$/, 'Write two capital letters.');

const noticeUrl = patterned(
  /^(https:\/\/|\/)\S+$/,
  'Write a URL such as /notices/nondiscrimination.pdf or https://www.example.org/notice.',
).meta({ holds: 'url' });

const claim = z.strictObject({
  value: translatable().describe('The claim in the words or figures that pages show.'),
  confirmed: dateOf('claim', 'Date someone last checked the paperwork. Leave empty if no one has.'),
  note: filled.meta({ widget: 'long' }).optional().describe('What to look for when you check it.'),
});

const spokenClaim = claim.extend({
  sentence: translatable().describe('The claim in one sentence, for paragraphs.'),
});

const phone = z.preprocess(
  phoneAsTyped,
  z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Write a number such as (559) 555-0142, without an extension.'),
);

const holiday = z.preprocess((name) => String(name).replaceAll("'", '’'), z.enum(holidayNames));

/** A telephone number with ten digits as people read it; anything else unchanged. */
function phoneAsTyped(typed: unknown): unknown {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(String(typed).replace(/[\s\p{P}+]/gu, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
}

const fields = z.strictObject({
  name: filled.describe('Full name, as on the door.'),
  logoLines: z.tuple([filled, filled]).describe('The name as the logo breaks it over two lines.'),
  url: z
    .url({ protocol: /^https$/, message: 'Write a URL such as https://www.example.org.', abort: true })
    .refine((url) => url === new URL(url).origin, 'Write nothing after the name, such as https://www.example.org.')
    .describe('URL of the website, without a slash at the end.'),
  phone: phone.describe('A US telephone number.'),
  email: z.email('Write an email address.'),
  address: z.strictObject({
    street: filled,
    city: filled,
    state: filled,
    stateCode: capitals.describe('Two capital letters, such as CA.'),
    postalCode: patterned(/^\d{5}(-\d{4})?$/, 'Write a ZIP code such as "93706".'),
    countryCode: capitals.describe('Two capital letters, such as US.'),
  }),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'Write a time zone such as America/Los_Angeles.',
    )
    .describe('Time zone of the center, such as America/Los_Angeles.'),
  hours: openingHours,
  holidays: z
    .array(holiday)
    .default([])
    .describe(
      'Holidays on which you are closed, every year. One on a Sunday is kept on Monday, except Christmas Eve and New Year’s Eve; one on a Saturday closes no other day.',
    ),
  openHolidays: z.array(holiday).default([]).describe('Holidays on which you are open as on other days.'),
  closingDays,
  dayHours: z
    .strictObject({
      times: z
        .array(clockTime)
        .refine(
          (times) => times.length === 6 && [...new Set(times)].sort().join() === times.join(),
          'Write six times, each later than the one before.',
        )
        .describe('When each of the six pictures of the day begins.'),
      confirmed: dateOf('claim', 'Date someone last compared the times with a real day. Leave empty if no one has.'),
    })
    .nullable()
    .default(null)
    .describe('When things happen on a day here. The home page shows where the day is now.'),
  claims: z
    .strictObject({
      ...shapeOf(figures, claim.nullable()),
      ...shapeOf(spokenClaims, spokenClaim.nullable()),
      promise: claim
        .extend({
          value: translatable(patterned(/^[1-9]\d* hours?$/, 'Write a number of hours, such as 24 hours.')),
          everyDay: z
            .boolean()
            .default(false)
            .describe('Whether you answer on weekends and closing days too. Families and staff then read such days.'),
        })
        .nullable()
        .describe('Hours in which you promise to answer. Emails to families and to staff name the moment.'),
      retention: claim.describe(
        'Days after which a tour request is deleted, as the privacy page says; open ones stay until someone has answered. The operator of the server sets the same number there.',
      ),
    })
    .describe('What the center says about itself. What is about an empty claim is left out everywhere.'),
  ...shapeOf(
    rules,
    z.strictObject({
      until: dateOf('rule', 'The last day on which the rules hold. Leave empty if they have no end.'),
      source,
    }),
  ),
  links: z.strictObject({
    reviews: z
      .url({ protocol: /^https$/, message: 'Write a URL such as https://www.example.org/reviews.' })
      .overwrite(withoutTracking)
      .describe("Page with the center's reviews; opens in a new tab."),
  }),
  optional: z
    .strictObject({
      licenseNumber: filled.nullable().describe('Number on the license of the center.'),
      staff: z
        .array(z.strictObject({ name: filled, role: translatable() }))
        .describe('People whom families will meet.'),
      programHours: programHours.describe('When participants can be there. Your other hours are for calls and tours.'),
      plans: z.array(filled).describe('Medi-Cal plans that have a contract with you, one name each.'),
      paymentOptions: z
        .array(translatable())
        .describe('Ways to pay for care, one each, in lower case as in a sentence, such as private pay.'),
      dailyRate: translatable().nullable().describe('Price of a day for families who pay themselves, such as "$85".'),
      languages: z.array(translatable()).describe('Languages that staff speak.'),
      interpreter: translatable()
        .nullable()
        .describe('One sentence on who interprets for people who speak another language.'),
      notices: z.strictObject({
        nondiscrimination: noticeUrl
          .nullable()
          .describe('URL of the notice of nondiscrimination (45 CFR 92.10): a file of this site or a page elsewhere.'),
        languageHelp: noticeUrl
          .nullable()
          .describe('URL of the notice of language assistance and auxiliary aids (45 CFR 92.11).'),
        privacyPractices: noticeUrl
          .nullable()
          .describe('URL of the HIPAA notice of privacy practices (45 CFR 164.520).'),
      }),
      confirmed: dateOf('facts', 'Date on which someone last read these facts. Leave empty if no one has.'),
    })
    .describe('Facts that pages leave out while they are empty.'),
});

export const factsSchema = fields.superRefine(checkClosingDays).superRefine(checkPromise);

/** The facts as `site.yaml` has them. */
export type FactsInAllLanguages = z.infer<typeof fields>;

/** The facts in one language. */
export type Facts = Omit<Localized<FactsInAllLanguages>, 'holidays'> & { holidays: Holiday[] };

/** Each day is there once, and a half day ends while the center would be open; "04:00" for 4 PM does not. */
function checkClosingDays({ hours, closingDays }: FactsInAllLanguages, context: z.RefinementCtx) {
  for (const [index, { date, until = date, closes }] of closingDays.entries()) {
    const path = ['closingDays', index];
    if (context.issues.some((issue) => issue.path?.slice(0, 2).join() === path.join())) continue;
    const times = timesOn(weekdayOf(date), hours);
    if (until < date || until > addDays(date, 60))
      refuse(context, [...path, 'until'], `Write a day within 60 days after ${date}.`);
    const other = closingDays.slice(0, index).find((day) => day.date <= until && date <= (day.until ?? day.date));
    if (other) {
      const twice = date > other.date ? date : other.date;
      refuse(context, path, `Write ${twice} only once.`);
    }
    if (closes !== undefined && !times.some((time) => time.opens < closes && closes <= time.closes)) {
      const message =
        times.length > 0
          ? `Write a time at which the center is open on ${date}, instead of ${closes}.`
          : `Leave this out: the center is closed on a ${weekdayOf(date)}.`;
      refuse(context, [...path, 'closes'], message);
    }
  }
}

function checkPromise({ claims: { promise } }: FactsInAllLanguages, context: z.RefinementCtx) {
  const texts = Object.entries(promise?.value ?? {});
  for (const [language, value] of texts) {
    if (/\d+/.exec(value)?.[0] === /\d+/.exec(promise?.value.en ?? '')?.[0]) continue;
    const path = ['claims', 'promise', 'value', language];
    refuse(context, path, `Write the same number of hours as "${promise?.value.en}".`);
  }
}
