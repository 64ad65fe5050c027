/** What can be wrong with a field; the first that any field has names the problem of a form. */
export const FIELD_ERRORS = ['missing', 'too-long', 'not-an-email'] as const;

export type FieldErrorKind = (typeof FIELD_ERRORS)[number];

/** The reasons why the server refuses a request, with the usual HTTP status of each. */
export const PROBLEM_STATUS = {
  unreadable: 400,
  'cross-site': 403,
  'not-found': 404,
  missing: 422,
  'too-long': 422,
  'not-an-email': 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type Problem = keyof typeof PROBLEM_STATUS;

export const PROBLEMS = Object.keys(PROBLEM_STATUS) as Problem[];
