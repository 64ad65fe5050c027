/** Content cannot be used; the message lists every error with file and field, for the person who wrote it. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** One line for each error, such as `content/site.yaml: phone: expected a number such as (559) 555-0142`. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(['The content needs a correction:', ...lines.map((line) => `  ${line}`)].join('\n'));
    this.lines = lines;
  }
}
