import { randomUUID } from 'node:crypto';
import { checkContent } from '../../content-model/check-content.ts';
import { type ContentIssue, errorsAmong } from '../../content-model/content-error.ts';
import type { UpdateNews } from '../../editor/update-news.ts';

export const findErrors = async () => errorsAmong((await checkContent()).issues);

/** What the editor reads about a save that has errors. It knows earlier news by the commit, and here none is earlier. */
export function newsOf(errors: readonly ContentIssue[]): Partial<UpdateNews> {
  const listed = errors.map(({ file, path = [], line, message }) => ({ file, path: path.map(String), line, message }));
  return { refused: { commit: randomUUID(), time: new Date().toISOString(), errors: listed } };
}
