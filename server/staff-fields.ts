import { FIELDS } from '../shared/tour-request/fields.ts';

/** What staff need to call a family back. */
export const BRIEF_FIELDS = FIELDS.filter(({ inBriefNotice }) => inBriefNotice);

const MAIL_FIELDS = FIELDS.filter(({ kind }) => kind === 'email');

/** The fields as staff read them: whom to call, then another way to reach them, then the rest in the order of the form. */
export const STAFF_FIELDS = [...new Set([...BRIEF_FIELDS, ...MAIL_FIELDS, ...FIELDS])];
