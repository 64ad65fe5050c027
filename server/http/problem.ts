import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../../shared/language.ts';
import { PROBLEM_STATUS, type Problem } from '../../shared/problems.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { Settings } from '../settings.ts';
import { StorageUnavailable } from '../storage/connection.ts';
import type { Desk } from '../storage/desk.ts';
import type { Clock } from '../time.ts';
import { PLAIN_HEADERS } from './headers.ts';
import { pageLanguage, sendPage, wantsPage } from './negotiation.ts';
import type { RenderPage } from './page-renderer.ts';

export type Details = {
  /** Instead of the status of the problem. */
  status?: number;
  headers?: Record<string, string>;
  /** The typed values; with them the answer contains the form. */
  typed?: TourRequest;
  errors?: FieldErrors;
};

export type SendProblem = ReturnType<typeof createProblemSender>;

export type RouteDependencies = {
  content: ServerContent;
  settings: Settings;
  desk: Desk;
  clock: Clock;
  sendProblem: SendProblem;
  renderPage: RenderPage;
};

/** Returns a function that sends a problem as a page to a browser, and as JSON to a program. Headers of the route take precedence. */
export function createProblemSender({ languages }: ServerContent, renderPage: RenderPage) {
  return async (request: FastifyRequest, reply: FastifyReply, problem: Problem, details: Details = {}) => {
    const { status = PROBLEM_STATUS[problem], headers = {}, typed, errors } = details;
    const language = pageLanguage(request, languages);
    const { heading, explanation, plain } = inLanguage(languages, language).problems[problem];
    reply.code(status).headers({ ...PLAIN_HEADERS, ...reply.getHeaders(), ...headers });
    const message = `${heading}. ${plain}`;
    if (!wantsPage(request)) return reply.send({ problem, message });
    try {
      // A link would lead away from what was typed.
      const props = { heading, explanation: typed ? plain : explanation, typed, errors };
      const page = await renderPage('problem', language, heading, props);
      return sendPage(reply, page);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      return reply.type('text/plain; charset=utf-8').send(message);
    }
  };
}

/** Handles errors without showing internals. */
export function answerErrors(app: FastifyInstance, sendProblem: SendProblem) {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status === 413) {
      // Browsers read the response only after they have sent the whole body.
      if (Number(request.headers['content-length'] ?? 0) <= MAX_DROPPED_BYTES) reply.removeHeader('connection');
      return sendProblem(request, reply, 'too-long', { status });
    }
    if (error instanceof StorageUnavailable)
      return sendProblem(request, reply, 'unavailable', { headers: { 'retry-after': '30' } });
    if (status < 500) return sendProblem(request, reply, 'unreadable', { status });
    request.log.error({ err: error }, 'a request could not be answered');
    return sendProblem(request, reply, 'unavailable', { status: 500 });
  });
}

const MAX_DROPPED_BYTES = 8 * 1024 * 1024;
