import { FIELDS, type FieldName, type FormField } from '../shared/tour-request/fields.ts';

/** The fields as staff read them: whom to call, then another way to reach them, then the rest in the order of the form. */
export const STAFF_FIELDS: readonly FormField<FieldName>[] = FIELDS.toSorted((one, other) => rank(one) - rank(other));

/** What staff need to call a family back. */
export const BRIEF_FIELDS = STAFF_FIELDS.filter(({ inBriefNotice }) => inBriefNotice);

function rank({ inBriefNotice, kind }: FormField) {
  if (inBriefNotice) return 0;
  return kind === 'email' ? 1 : 2;
}
