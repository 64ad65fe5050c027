import type { ContentFault } from '../../shared/content-error.ts';
import type { FilesRead } from '../../shared/validate-files.ts';
import { compareServices } from './compare-services.ts';
import { findDeadLinks, type Places } from './dead-links.ts';

/** Faults that a file has only beside the others; a build and the editor find the same. */
export function compareFiles(read: FilesRead, places: Places): ContentFault[] {
  return [...findDeadLinks(read, places), ...compareServices(read)];
}
