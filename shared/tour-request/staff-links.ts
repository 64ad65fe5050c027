/** What the address of every page for staff begins with. */
export const STAFF_PATH = '/staff/';

/** A page for staff, by the keys in its address: that of the list, or of a request with that of the list that led to it, or null. */
export type StaffLink =
  | { page: 'list'; list: string }
  | { page: 'request' | 'calendar'; key: string; list: string | null };

/** The address of a page for staff. */
export function staffPath(link: StaffLink): string {
  if (link.page === 'list') return `${STAFF_PATH}list/${link.list}`;
  const start = link.list === null ? 'request' : `list/${link.list}`;
  return `${STAFF_PATH}${start}/${link.key}${link.page === 'calendar' ? '/visit.ics' : ''}`;
}

/** The page for staff at an address; one that is not made like that leads to a request that does not exist. */
export function readStaffPath(path: string): StaffLink {
  const [kind, first = '', ...rest] = path.slice(STAFF_PATH.length).split('/');
  if (kind === 'list' && rest.length === 0) return { page: 'list', list: first };
  const [key, list] = kind === 'list' ? [rest.shift() ?? '', first] : [first, null];
  return { page: rest.join('/') === 'visit.ics' ? 'calendar' : 'request', key, list };
}
