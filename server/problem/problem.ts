import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { telHref } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import type { TourRequest } from '../../shared/tour-request/fields.ts';
import type { FieldErrors } from '../../src/tour-request/field-errors.ts';
import { contentSecurityPolicy, PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';
import { escapeHtml } from '../http/html.ts';
import type { Language } from '../language.ts';
import { fallbackPage, prefixOf } from './fallback-page.ts';
import { fillForm, NOTHING_TYPED, readTemplate } from './problem-page.ts';
import { PROBLEMS, type Problem } from './problem-words.ts';
import { fillTemplate } from './template.ts';

/** What belongs to one answer. */
export type Details = {
  /** Headers that belong to this answer, such as Allow or Retry-After. */
  headers?: Record<string, string>;
  /** What the family typed; with it the answer holds the form again. */
  typed?: TourRequest;
  /** What is wrong with single fields of it. */
  errors?: FieldErrors;
};

/** Answers that say what went wrong, what to do, and the phone number. */
export type Problems = ReturnType<typeof createProblems>;

/** Prepares the pages for problems once. */
export function createProblems(facts: Facts, siteDir: string) {
  const prepare = (template: string) => ({ template, policy: contentSecurityPolicy(template) });
  const pages = {
    en: { form: prepare(readTemplate(siteDir, 'en', facts)), bare: prepare(fallbackPage('en', facts)) },
    es: { form: prepare(readTemplate(siteDir, 'es', facts)), bare: prepare(fallbackPage('es', facts)) },
  };
  const phoneLink = `<a href="${telHref(facts)}">${escapeHtml(facts.phone)}</a>`;
  const plainWords = (problem: Problem, language: Language) => {
    const { heading, explanation } = PROBLEMS[problem][language];
    return `${heading}. ${explanation.replace(/[[\]]/g, '').replace('{phone}', facts.phone)}`;
  };
  const pageWords = (problem: Problem, language: Language) => {
    const { heading, explanation } = PROBLEMS[problem][language];
    const html = escapeHtml(explanation)
      .replace(/\[(.+?)\]/, `<a href="${prefixOf(language)}/contact">$1</a>`)
      .replace('{phone}', phoneLink);
    return { heading, explanation: { html } };
  };

  return {
    /** Sends the answer for a problem: a page to a browser, JSON to a program. */
    send(request: FastifyRequest, reply: FastifyReply, problem: Problem, details: Details = {}) {
      const { headers = {}, typed, errors = {} } = details;
      const language = languageOf(request);
      reply.code(PROBLEMS[problem].status).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers });
      if (!wantsPage(request)) {
        return reply
          .header('content-security-policy', PLAIN_POLICY)
          .send({ problem, message: plainWords(problem, language) });
      }
      const { template, policy } = typed ? pages[language].form : pages[language].bare;
      const { texts, parts } = fillForm(typed ?? NOTHING_TYPED, errors);
      return reply
        .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
        .send(fillTemplate(template, { texts: { ...texts, ...pageWords(problem, language) }, parts }));
    },
    /** The bytes of a whole answer, for a connection whose request could not even be read. */
    raw(problem: Problem, extra: Record<string, string> = {}): string {
      const { template, policy } = pages.en.bare;
      const body = fillTemplate(template, { texts: pageWords(problem, 'en') });
      const headers: Record<string, string> = {
        ...SECURITY_HEADERS,
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        connection: 'close',
        ...extra,
      };
      const { status } = PROBLEMS[problem];
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
    },
  };
}

/** Whether a browser is going to show the answer to somebody. */
export function wantsPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, accept } = request.headers;
  return mode === 'navigate' || (accept?.includes('text/html') ?? false);
}

/** The language of the page that a request comes from. */
export function languageOf(request: FastifyRequest): Language {
  const spanish = /^\/es(\/|\?|$)/;
  if (spanish.test(request.raw.url ?? '')) return 'es';
  const referer = URL.parse(request.headers.referer ?? '');
  return referer && spanish.test(referer.pathname) ? 'es' : 'en';
}
