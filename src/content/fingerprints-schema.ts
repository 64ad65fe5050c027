import { z } from 'zod';
import { date } from '../../shared/opening-hours/times-schema.ts';

/** `fingerprints.yaml` of a language: the English values that its files translate, by file and by path. */
export const fingerprintsSchema = z.strictObject({
  files: z.record(
    z.string(),
    z.strictObject({
      reviewed: date.nullable().describe('Date on which a native speaker reviewed the file, or null.'),
      values: z.record(z.string(), z.string()),
    }),
  ),
});

export type Fingerprints = z.infer<typeof fingerprintsSchema>['files'][string];
