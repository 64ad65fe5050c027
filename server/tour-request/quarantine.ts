import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { QuarantineReason } from '../../shared/tour-request/quarantine-reasons.ts';

const LINK = /https?:\/\/(?:www\.)?|www\.|\[url/gi;
const LINKS_IN_MESSAGE = 3;

/** Why a request should wait for a look from staff, or null. Nothing is ever dropped: browsers fill hidden fields too. */
export function quarantineReason(
  fields: TourRequest,
  honeypot: string,
  pastSoftLimit: boolean,
): QuarantineReason | null {
  if (honeypot !== '') return 'honeypot';
  if (pastSoftLimit) return 'limit';
  const { name, address, phone, message } = fields;
  const stuffed = [name, address, phone].some((text) => links(text) > 0) || links(message) >= LINKS_IN_MESSAGE;
  return stuffed ? 'links' : null;
}

function links(text: string) {
  return text.match(LINK)?.length ?? 0;
}
