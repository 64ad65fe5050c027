import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';
import { text } from '../../shared/text-schema.ts';

const statement = z.strictObject({
  says: text.describe('The statement, in one sentence.'),
  where: text.describe('Where the site says it.'),
  who: text.describe('Who can confirm it.'),
  blocks: z.boolean().describe('Must be confirmed before the site goes online.'),
  shows: z
    .enum(['interpreterLine'])
    .optional()
    .describe('The text in content/interface.yaml that pages show once it is so.'),
  confirmed: date.nullable().describe('Date someone last confirmed it. Leave empty if no one has.'),
});

/** `content/statements.yaml`: what texts and pictures state, for people to check before launch. */
export const statementsSchema = z.strictObject({ items: z.array(statement) });

export type Statement = z.infer<typeof statement>;
