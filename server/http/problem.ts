import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { telHref } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { inLanguage, prefixOf } from '../../shared/language.ts';
import { PROBLEM_STATUS, type Problem, type ProblemTexts } from '../../shared/problems-schema.ts';
import type { Content } from '../../shared/read-content.ts';
import { countText, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS, type FormField, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { fieldPart, overText } from '../../shared/tour-request/refused-form.ts';
import { escapeHtml } from '../plain-text.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';
import { fallbackPage } from './fallback-page.ts';
import { PLAIN_HEADERS } from './headers.ts';
import { languageOf, sendPage, wantsPage } from './negotiation.ts';
import { fillTemplate, readTemplate, type TemplateData } from './templates.ts';

export const EMPTY_FORM: TourRequest = tourRequestOf(() => '');

export type Details = {
  /** Instead of the status of the problem. */
  status?: number;
  headers?: Record<string, string>;
  /** The typed values; with them the answer contains the form. */
  typed?: TourRequest;
  errors?: FieldErrors;
};

export type Problems = ReturnType<typeof createProblems>;

export type RouteDeps = { content: Content; settings: Settings; store: Storage; clock: Clock; problems: Problems };

export function createProblems({ facts, languages }: Content, siteDir: string) {
  const answers = new Map(
    [...languages].map(([language, { problems }]) => [language, createAnswers(language, problems, facts, siteDir)]),
  );
  return {
    /** Sends a page to a browser, and JSON to a program. */
    async send(request: FastifyRequest, reply: FastifyReply, problem: Problem, details: Details = {}) {
      const { status = PROBLEM_STATUS[problem], headers = {}, typed, errors = {} } = details;
      const { form, fallback, message, texts } = inLanguage(answers, languageOf(request, languages));
      reply.code(status).headers({ ...PLAIN_HEADERS, ...headers });
      if (!wantsPage(request)) return reply.send({ problem, message: message(problem) });
      const { html, policy } = (typed && form) || fallback;
      const data = { ...formData(typed ?? EMPTY_FORM, errors), ...texts(problem) };
      return sendPage(request, reply, fillTemplate(html, data), policy);
    },
  };
}

/** Handles errors without showing internals. */
export function answerErrors(app: FastifyInstance, problems: Problems) {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status === 413) {
      // Browsers read the response only after they have sent the whole body.
      if (Number(request.headers['content-length'] ?? 0) <= MAX_DROPPED_BYTES) reply.removeHeader('connection');
      return problems.send(request, reply, 'too-long', { status });
    }
    if (status < 500) return problems.send(request, reply, 'unreadable', { status });
    request.log.error({ err: error }, 'a request could not be answered');
    return problems.send(request, reply, 'unavailable', { status: 500 });
  });
}

const MAX_DROPPED_BYTES = 8 * 1024 * 1024;

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

function createAnswers(language: string, problems: ProblemTexts, facts: Facts, siteDir: string) {
  const phone = escapeHtml(facts.phone);
  return {
    form: readTemplate(siteDir, language, 'tour-request-problem'),
    fallback: fallbackPage(language, problems, facts),
    message(problem: Problem): string {
      const { heading, explanation } = problems[problem];
      return `${heading}. ${explanation.replace(LINK, '$1')}`;
    },
    texts(problem: Problem): TemplateData {
      const { heading, explanation } = problems[problem];
      const html = escapeHtml(explanation)
        .replace(LINK, `<a href="${prefixOf(language)}$2">$1</a>`)
        .replaceAll(phone, `<a href="${telHref(facts)}">${phone}</a>`);
      return { heading, explanation: { html } };
    },
  };
}

/** The template data of a refused form: the typed values, and for each field the part with its error, or without one. */
function formData(typed: TourRequest, errors: FieldErrors): TemplateData {
  const fields = FIELDS.flatMap(({ name, kind }) => [
    [name, shownValue(typed[name], kind)],
    [overText(name), countText(errors[name]?.over ?? 0)],
    [fieldPart(name, errors[name]?.kind ?? 'right'), true],
  ]);
  const count = FIELDS.filter(({ name }) => errors[name]).length;
  return { ...Object.fromEntries(fields), count: String(count), wrong: count > 0, one: count === 1, many: count > 1 };
}

function shownValue(typed: string, kind: FormField['kind']) {
  // Blanks would hide the placeholder.
  if (typed.trim() === '') return '';
  // Browsers drop the first line break of a text area.
  return kind === 'text' && typed.startsWith('\n') ? `\n${typed}` : typed;
}
