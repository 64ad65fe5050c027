import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Problem } from '../../shared/problems-schema.ts';
import { readStaffPath, STAFF_PATH } from '../../shared/tour-request/staff-links.ts';
import type { RequestPage, StaffPage, StatusFormData } from '../../shared/tour-request/staff-page-types.ts';
import { isCrossSite, isReadable, type SentForm } from '../http/form.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { sendPage } from '../http/negotiation.ts';
import type { RouteDeps } from '../http/problem.ts';
import { StorageUnavailable } from '../storage/client.ts';
import type { OpenedLink, StaffResult } from '../storage/storage.ts';
import { createCenterTime } from '../time.ts';
import { createStatusForm, readListForm } from './status-form.ts';
import { visitCalendar } from './visit-calendar.ts';

/** Limits concurrent calls, so that requests for made-up links cannot delay tour requests. */
const MAX_CONCURRENT = 20;

const HEADERS = {
  ...PLAIN_HEADERS,
  'x-robots-tag': 'noindex',
  // The URL holds the key. With `no-referrer` browsers would not send the origin of a form either.
  'referrer-policy': 'strict-origin',
};

/** Serves the staff pages. Only a POST changes anything. */
export function serveStaff(app: FastifyInstance, { content, storage, clock, sendProblem, renderPage }: RouteDeps) {
  const { facts, staff } = content;
  const form = createStatusForm(staff.page, createCenterTime(facts));
  const ownOrigin = new URL(facts.url).origin;
  const limit = pLimit(MAX_CONCURRENT);

  const show = async (reply: FastifyReply, status: number, page: StaffPage) => {
    const title = page.title && `${page.title} | `;
    const html = await renderPage('staff', DEFAULT_LANGUAGE, title, { page, texts: staff.page });
    return sendPage(reply.request, reply.code(status).headers(HEADERS), html);
  };
  const showGone = (reply: FastifyReply) => show(reply, 404, { kind: 'gone', title: '' });
  const refuse = (reply: FastifyReply, problem: Problem, headers = {}) =>
    sendProblem(reply.request, reply, problem, { headers: { ...HEADERS, ...headers } });

  const withForm = (page: RequestPage, filled: StatusFormData): StaffPage => {
    const isRefused = filled.isOutdated || filled.errors.length > 0;
    const { notSavedTitle, undone, saved } = staff.page;
    const title = isRefused ? notSavedTitle : page.undone ? undone : page.saved ? saved : '{what}';
    const shown = isRefused ? { ...page, undone: '', saved: '' } : page;
    return { ...shown, form: filled, title: interpolate(title, { what: page.title }) };
  };

  /** `status` and `filled` are for the page of a request. */
  async function answer(reply: FastifyReply, link: OpenedLink, status = 200, filled = form.fill()) {
    let result: StaffResult;
    try {
      result = await limit(() => storage.openStaffLink(link));
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      return refuse(reply, 'unavailable', { 'retry-after': '30' });
    }
    if (result === null) return showGone(reply);
    if ('page' in result) {
      const { page } = result;
      if (page.kind === 'list') return show(reply, page.error ? 422 : 200, page);
      return show(reply, status, withForm(page, filled));
    }
    reply.headers(HEADERS);
    if ('redirectTo' in result) return reply.redirect(result.redirectTo, 303);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="visit-${result.visit.reference}.ics"`)
      .send(visitCalendar(result.visit, clock(), facts));
  }

  app.get(`${STAFF_PATH}*`, (request, reply) => answer(reply, readStaffPath(request.raw.url ?? '')));

  app.post<{ Body?: SentForm }>(`${STAFF_PATH}*`, async (request, reply) => {
    const { headers, body } = request;
    if (!isReadable(headers) || !body?.fields || body.isLarge) return refuse(reply, 'unreadable');
    // Browsers send the origin with every form.
    if (!headers.origin || isCrossSite(headers, ownOrigin)) return refuse(reply, 'cross-site');

    const link = readStaffPath(request.raw.url ?? '');
    if (link.page === 'list') return answer(reply, { ...link, sent: readListForm(body.fields) });
    const { change, errors } = form.read(body.fields, clock());
    const sent = change ? { change, token: body.fields.get('token') ?? '' } : undefined;
    return answer(reply, { ...link, page: 'request', sent }, sent ? 409 : 422, form.fill(body.fields, errors));
  });
}
