import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { telHref } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { DEFAULT_LANGUAGE, inLanguage, prefixOf } from '../../shared/language.ts';
import { PROBLEM_STATUS, type Problem, type ProblemTexts } from '../../shared/problems-schema.ts';
import type { Content } from '../../shared/read-content.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import { contentSecurityPolicy, PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';
import { languageOf, wantsPage } from '../http/negotiation.ts';
import { sendPage } from '../http/send-page.ts';
import { escapeHtml } from '../plain-text.ts';
import { type Filling, fillTemplate } from '../templates/fill-template.ts';
import { readTemplate } from '../templates/template-files.ts';
import { fallbackPage } from './fallback-page.ts';
import { fillForm, NOTHING_TYPED } from './problem-page.ts';

/** What belongs to one answer. */
export type Details = {
  /** The status, where it is not the usual one of the problem. */
  status?: number;
  /** Headers that belong to this answer, such as Allow or Retry-After. */
  headers?: Record<string, string>;
  /** What the family typed; with it the answer holds the form again. */
  typed?: TourRequest;
  /** What is wrong with single fields of it. */
  errors?: FieldErrors;
};

/** Answers that say what went wrong, what to do, and the phone number. */
export type Problems = ReturnType<typeof createProblems>;

/** Prepares the answers of every language once. */
export function createProblems({ facts, languages }: Content, siteDir: string) {
  const answers = new Map(
    [...languages].map(([language, { problems }]) => [language, createAnswers(language, problems, facts, siteDir)]),
  );
  const answersTo = (request: FastifyRequest) => inLanguage(answers, languageOf(request, languages));

  return {
    /** Sends the answer for a problem: a page to a browser, JSON to a program. */
    async send(request: FastifyRequest, reply: FastifyReply, problem: Problem, details: Details = {}) {
      const { status = PROBLEM_STATUS[problem], headers = {}, typed, errors = {} } = details;
      const { form, fallback, message, texts } = answersTo(request);
      reply.code(status).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers });
      if (!wantsPage(request)) {
        return reply.header('content-security-policy', PLAIN_POLICY).send({ problem, message: message(problem) });
      }
      const { html, policy } = (typed && form) || fallback;
      const filling = { ...fillForm(typed ?? NOTHING_TYPED, errors), ...texts(problem) };
      return sendPage(request, reply, fillTemplate(html, filling), policy);
    },
    /** The bytes of a whole answer, for a connection whose request could not even be read. */
    raw(problem: Problem, extra: Record<string, string> = {}): string {
      const { fallback, texts } = inLanguage(answers, DEFAULT_LANGUAGE);
      const body = fillTemplate(fallback.html, texts(problem));
      const headers: Record<string, string> = {
        ...SECURITY_HEADERS,
        'content-security-policy': fallback.policy,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        connection: 'close',
        ...extra,
      };
      const status = PROBLEM_STATUS[problem];
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
    },
  };
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** What answers in one language are made of. */
function createAnswers(language: string, problems: ProblemTexts, facts: Facts, siteDir: string) {
  const prepare = (html: string) => ({ html, policy: contentSecurityPolicy(html) });
  const form = readTemplate(siteDir, language, 'tour-request-problem');
  const phone = escapeHtml(facts.phone);
  return {
    /** The page of the site that holds the form, or null where the site was built without it. */
    form: form === null ? null : prepare(form),
    fallback: prepare(fallbackPage(language, problems, facts)),
    /** A problem in plain words. */
    message(problem: Problem): string {
      const { heading, explanation } = problems[problem];
      return `${heading}. ${explanation.replace(LINK, '$1')}`;
    },
    /** A problem as it is written into a page, where links and the phone number are links. */
    texts(problem: Problem): Filling {
      const { heading, explanation } = problems[problem];
      const html = escapeHtml(explanation)
        .replace(LINK, `<a href="${prefixOf(language)}$2">$1</a>`)
        .replaceAll(phone, `<a href="${telHref(facts)}">${phone}</a>`);
      return { heading, explanation: { html } };
    },
  };
}
