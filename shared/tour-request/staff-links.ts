export const STAFF_PATH = '/staff/';

/** A page of the list. */
export type ListLink = { page: 'list'; list: string; number: number };

/** A request, and the list that it was opened from. */
export type RequestLink = { page: 'request' | 'calendar'; key: string; list: string | null };

type StaffLink = ListLink | RequestLink;

export function staffPath(link: StaffLink): string {
  if (link.page === 'list') return `${STAFF_PATH}list/${link.list}${link.number > 1 ? `?page=${link.number}` : ''}`;
  const start = link.list === null ? 'request' : `list/${link.list}`;
  return `${STAFF_PATH}${start}/${link.key}${link.page === 'calendar' ? '/visit.ics' : ''}`;
}

/** Parses the path of a staff page; any other path becomes a link to no request. */
export function readStaffPath(url: string): StaffLink {
  const [path = '', query = ''] = url.split('?');
  const [kind, first = '', ...rest] = path.slice(STAFF_PATH.length).split('/');
  if (kind === 'list' && rest.length === 0) {
    const number = Number(/^page=([1-9]\d{0,5})$/.exec(query)?.[1] ?? 1);
    return { page: 'list', list: first, number };
  }
  const [key, list] = kind === 'list' ? [rest.shift() ?? '', first] : [first, null];
  return { page: rest.join('/') === 'visit.ics' ? 'calendar' : 'request', key, list };
}
