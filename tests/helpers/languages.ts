import { CONTENT, listContent } from '../../shared/read-content.ts';
import { languagesOf } from '../../shared/read-files.ts';

export function listLanguages(folder: string = CONTENT): string[] {
  return languagesOf(listContent(folder));
}
