/** Key of the draft in session storage. */
export const DRAFT = 'tour-request';

/** Name in the state of a history entry from which a request was sent. */
export const SENT = 'tourRequestSent';
