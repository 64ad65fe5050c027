import { randomUUID } from 'node:crypto';
import { checkContent } from '../../content-model/check-content.ts';
import { type ContentIssue, errorsAmong } from '../../content-model/content-error.ts';
import type { UpdateNews } from '../../editor/update-news.ts';

export const findErrors = async () => errorsAmong((await checkContent()).issues);

/** What the editor reads about a save that has errors. It knows earlier news by the commit, and here none is earlier. */
export const newsOf = (errors: readonly ContentIssue[]): Partial<UpdateNews> => ({
  refused: { commit: randomUUID(), time: new Date().toISOString(), errors },
});
