export const STAFF_PATH = '/staff/';

/** A link in an email to staff: to one request, or to the list. */
export interface StaffLink {
  page: 'request' | 'list';
  key: string;
}

export function staffPath({ page, key }: StaffLink): string {
  return `${STAFF_PATH}${page}/${key}`;
}

/** Parses the path of a staff page; any other path becomes a link to no request. */
export function readStaffPath(url: string): StaffLink {
  const [path = ''] = url.split('?');
  const [page, ...key] = path.slice(STAFF_PATH.length).split('/');
  return { page: page === 'list' ? 'list' : 'request', key: key.join('/') };
}
