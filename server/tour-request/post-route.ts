import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, prefixOf } from '../../shared/language.ts';
import { FIELD_ERRORS, type Problem } from '../../shared/problems.ts';
import { checkRequest, cleanEmail } from '../../shared/tour-request/check-field.ts';
import { FORM_NAME, HONEYPOT, REQUEST_BY, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { describeLater, fragmentOf } from '../deadline.ts';
import { isReadable, type SentForm, sourceOf } from '../http/form.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { pageLanguage, wantsPage } from '../http/negotiation.ts';
import type { Details, RouteDependencies } from '../http/problem.ts';
import { StorageUnavailable } from '../storage/connection.ts';
import type { Saved } from '../storage/save.ts';
import { createCenterTime, SECOND } from '../time.ts';
import { createNetworkCounts, type LIMITS } from './rate-limit.ts';

const EMPTY_FORM = tourRequestOf(() => '');

export function acceptTourRequests(
  app: FastifyInstance,
  { content, desk, clock, sendProblem }: RouteDependencies,
  limits: typeof LIMITS,
) {
  const { languages, facts } = content;
  const ownOrigin = new URL(facts.url).origin;
  const time = createCenterTime(facts);
  const countsOf = createNetworkCounts(clock);
  for (const path of Object.keys(languages).flatMap(pathsIn)) app.post<{ Body?: SentForm }>(path, collect);

  async function collect(request: FastifyRequest<{ Body?: SentForm }>, reply: FastifyReply) {
    const { headers, body, ip } = request;
    const counts = countsOf(ip);
    counts.attempts += 1;
    const isPast = counts.attempts > limits.hard;
    const retryAfter = Math.ceil((counts.until - clock()) / SECOND);
    // Past the hard limit every answer is the same.
    const refuse = (problem: Problem, { typed = EMPTY_FORM, ...details }: Details = {}) =>
      isPast
        ? sendProblem(request, reply, 'too-many', { typed, headers: { 'retry-after': String(retryAfter) } })
        : sendProblem(request, reply, problem, { typed, ...details });

    if (!isReadable(headers)) return refuse('unreadable', { status: 415 });
    if (!body) return refuse('unreadable');
    const fields = tourRequestOf((name) => body.get(name));
    const source = sourceOf(headers, ownOrigin);
    if (isPast || source === 'other') return refuse('cross-site', { typed: fields });
    const errors = body.get('form-name') === FORM_NAME ? checkRequest(fields) : null;
    const kinds = Object.values(errors ?? {}).map(({ kind }) => kind);
    const problem = errors ? FIELD_ERRORS.find((kind) => kinds.includes(kind)) : 'unreadable';
    if (problem) return refuse(problem, { typed: fields, errors: errors ?? {}, status: 422 });

    const language = pageLanguage(request, languages);
    let saved: Saved;
    try {
      saved = desk.save({
        fields: { ...fields, email: cleanEmail(fields.email) },
        language,
        receivedAt: clock(),
        quarantine: body.get(HONEYPOT) ? 'honeypot' : counts.stored >= limits.soft ? 'limit' : null,
        mayHaveReceipt: source === 'own' && counts.receipts < limits.receipts,
      });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      counts.attempts -= 1;
      request.log.error({ reason: error.message }, 'tour request not stored');
      return refuse('unavailable', { typed: fields, headers: { 'retry-after': '30' } });
    }
    if (saved.outcome === 'stored') {
      counts.stored += 1;
      if (source === 'own') counts.receipts += 1;
    } else counts.attempts -= 1;
    if (saved.outcome === 'quarantine-full')
      return refuse('too-many', { typed: fields, headers: { 'retry-after': '3600' } });
    request.log.info(saved, saved.outcome === 'stored' ? 'tour request stored' : 'tour request repeated');
    reply.headers(PLAIN_HEADERS);
    const deadline = time.deadline(saved.receivedAt);
    if (wantsPage(request)) return reply.redirect(`${prefixOf(language)}/thank-you${fragmentOf(deadline, time)}`, 303);
    const later = describeLater(deadline, inLanguage(languages, language).deadline, time);
    if (later) reply.header(REQUEST_BY, encodeURIComponent(later));
    return reply.send({ received: true, reference: saved.reference });
  }
}

/** The paths of the form in a language, also with a trailing slash, because a redirect could lose the form. */
function pathsIn(language: string) {
  const prefix = prefixOf(language);
  return [prefix, `${prefix}/`, `${prefix}/thank-you`, `${prefix}/thank-you/`].filter(Boolean);
}
