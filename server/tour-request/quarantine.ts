import { FIELDS, type FormField, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';

const LINK = /https?:\/\/(?:www\.)?|www\.|\[url/gi;
/** How many links a family may have in a field; elsewhere none. */
const LINKS_ALLOWED: Partial<Record<FormField['kind'], number>> = { text: 2, email: Number.POSITIVE_INFINITY };

/** Why a request should wait for a look from staff, or null. Nothing is ever dropped: browsers fill hidden fields too. */
export function quarantineReason(
  fields: TourRequest,
  honeypot: string,
  pastSoftLimit: boolean,
): QuarantineReason | null {
  if (honeypot !== '') return 'honeypot';
  if (pastSoftLimit) return 'limit';
  const isStuffed = FIELDS.some(({ name, kind }) => links(fields[name]) > (LINKS_ALLOWED[kind] ?? 0));
  return isStuffed ? 'links' : null;
}

function links(text: string) {
  return text.match(LINK)?.length ?? 0;
}
