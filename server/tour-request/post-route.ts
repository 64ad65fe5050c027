import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefixOf } from '../../shared/language.ts';
import type { Problem } from '../../shared/problems-schema.ts';
import type { Content } from '../../shared/read-content.ts';
import { TOKEN_HEADER, TOKEN_PATH } from '../../shared/tour-request/token.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from '../http/client-network.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { languageOf, wantsPage } from '../http/negotiation.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Counts } from '../operations/counts.ts';
import type { Details, Problems } from '../problem/problem.ts';
import { NOTHING_TYPED } from '../problem/problem-page.ts';
import type { Settings } from '../settings.ts';
import { StorageUnavailable } from '../storage/client.ts';
import type { Saved, Storage } from '../storage/storage.ts';
import { checkForm, isOurs } from './check-form.ts';
import { checkHeaders, isFromElsewhere } from './check-headers.ts';
import { createFormTokens } from './form-token.ts';
import { parseForm } from './parse-form.ts';
import { readBody } from './read-body.ts';
import { findSuspicion } from './spam/judge.ts';

type Deps = {
  content: Content;
  settings: Settings;
  store: Storage;
  clock: Clock;
  problems: Problems;
  counts: Counts;
};

/** Takes tour requests: refuses what is wrong, stores what is right, and thanks only for what is on disk. */
export function acceptTourRequests(app: FastifyInstance, { content, settings, store, clock, problems, counts }: Deps) {
  const { languages, facts } = content;
  const ownOrigin = new URL(facts.url).origin;
  // What is refused counts as well: it takes time too.
  const attempts = createRateLimit(clock, settings.hardLimit);
  const requests = createRateLimit(clock, settings.softLimit);
  const allRequests = createRateLimit(clock, settings.totalLimit);
  const tokens = createFormTokens(clock);

  // The route reads the body itself: it has more to say about it than a parser could.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  for (const path of [...languages.keys()].flatMap(pathsIn)) app.post(path, collect);
  app.get(TOKEN_PATH, (_request, reply) => reply.headers(PLAIN_HEADERS).type('text/plain').send(tokens.issue()));

  async function collect(request: FastifyRequest, reply: FastifyReply) {
    const client = networkOf(request.ip);
    const { isPast, retryAfter } = attempts.count(client);
    const refuse = (problem: Problem, { typed = NOTHING_TYPED, ...details }: Details = {}) => {
      if (isPast)
        return answer('too-many', { typed, headers: { ...details.headers, 'retry-after': String(retryAfter) } });
      return answer(problem, { typed, ...details });
    };
    const answer = (problem: Problem, details: Details) => {
      counts.add(problem);
      return problems.send(request, reply, problem, details);
    };
    const checked = checkHeaders(request.raw.headers);
    if (checked.problem) return refuse(checked.problem, { headers: checked.answer });
    const { bytes, isLarge } = await readBody(request.raw);
    if (!bytes) return refuse('too-large', { headers: { connection: 'close' } });
    const form = parseForm(bytes);
    if (isLarge && !(form && isOurs(form))) return refuse('too-large', { headers: { connection: 'close' } });
    if (!form) return refuse('bad-form');
    const { fields, honeypot, errors, problem } = checkForm(form);
    if (isPast) return refuse('too-many', { typed: fields });
    // Somebody may have been sent here with a form filled in: what they typed goes back to them.
    if (isFromElsewhere(request.raw.headers, ownOrigin)) return refuse('cross-site', { typed: fields });
    const status = isLarge && problem === 'too-long' ? 413 : undefined;
    if (problem) return refuse(problem, { typed: fields, errors, status });

    const token = tokens.check(String(request.headers[TOKEN_HEADER] ?? ''));
    // Whoever was seen to turn to the form is no part of a crowd.
    const isCrowd =
      token !== 'valid' && [requests.count(client), allRequests.count('all')].some((verdict) => verdict.isPast);
    const language = languageOf(request, languages);
    const forgive = () => {
      attempts.forgive(client);
      if (token !== 'valid') requests.forgive(client);
    };
    let saved: Saved;
    try {
      saved = await store.save({
        fields,
        language,
        receivedAt: clock(),
        idempotencyKey: checked.key,
        quarantine: honeypot !== '' ? 'honeypot' : isCrowd ? 'limit' : null,
        mayBeOffer: findSuspicion(fields, { honeypot, token })?.alike === 0,
        isFromPage: token !== 'missing',
      });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      forgive();
      request.log.error({ reason: error.message }, 'a tour request could not be stored');
      return refuse('unavailable', { typed: fields, headers: { 'retry-after': '30' } });
    }
    // A repeat of what is already stored is not the client's doing.
    if (saved.outcome !== 'stored' && saved.outcome !== 'repeated') forgive();
    if (saved.outcome === 'key-reused') return refuse('key-reused', { typed: fields });
    counts.add(saved.outcome === 'stored' && saved.quarantine ? 'quarantined' : saved.outcome);
    request.log.info(saved, 'tour request');
    reply.headers(PLAIN_HEADERS);
    if (wantsPage(request)) return reply.redirect(`${prefixOf(language)}/thank-you`, 303);
    return reply.send({ received: true, reference: saved.reference });
  }
}

/** Where a language takes tour requests; a slash at the end is accepted, since a redirect could lose what was sent. */
function pathsIn(language: string) {
  const prefix = prefixOf(language);
  return [prefix, `${prefix}/`, `${prefix}/thank-you`, `${prefix}/thank-you/`].filter(Boolean);
}
