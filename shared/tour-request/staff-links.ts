export const STAFF_PATH = '/staff/';

export type ListLink = { page: 'list'; list: string };

/** A request, and the list that it was opened from. */
export type RequestLink = { page: 'request'; key: string; list: string | null };

type StaffLink = ListLink | RequestLink;

export function staffPath(link: StaffLink): string {
  if (link.page === 'list') return `${STAFF_PATH}list/${link.list}`;
  return `${STAFF_PATH}${link.list === null ? 'request' : `list/${link.list}`}/${link.key}`;
}

/** Parses the path of a staff page; any other path becomes a link to no request. */
export function readStaffPath(url: string): StaffLink {
  const [path = ''] = url.split('?');
  const [kind, first = '', ...rest] = path.slice(STAFF_PATH.length).split('/');
  if (kind === 'list' && rest.length === 0) return { page: 'list', list: first };
  return kind === 'list'
    ? { page: 'request', key: rest.join('/'), list: first }
    : { page: 'request', key: [first, ...rest].join('/'), list: null };
}
