/** Content cannot be used; the message lists every error with file and field, for the person who wrote it. */
export class ContentError extends Error {
  override name = 'ContentError';
}
