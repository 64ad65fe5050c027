import type { DatabaseSync } from 'node:sqlite';
import type { ServerContent } from '../../shared/server-content.ts';
import type { StaffLinks } from '../staff-links.ts';
import type { CenterTime } from '../time.ts';
import type { RequestFormat } from './request-format.ts';

/** What emails to staff and the pages behind their links are made of. */
export type Context = {
  db: DatabaseSync;
  content: ServerContent;
  time: CenterTime;
  links: StaffLinks;
  format: RequestFormat;
};
