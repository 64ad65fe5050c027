import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillLater } from '../../shared/fill-later.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Problem } from '../../shared/problems-schema.ts';
import type { Content } from '../../shared/read-content.ts';
import { readStaffPath, STAFF_PATH, type StaffLink, staffPath } from '../../shared/tour-request/staff-links.ts';
import { createCenterTime } from '../center-time.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from '../http/client-network.ts';
import { contentSecurityPolicy, PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { sendPage } from '../http/send-page.ts';
import type { Problems } from '../problem/problem.ts';
import { splitUrl } from '../site/site-route.ts';
import type { Store } from '../store.ts';
import { type Filling, fillTemplate } from '../templates/fill-template.ts';
import { readTemplate } from '../templates/template-files.ts';
import { checkHeaders } from '../tour-request/check-headers.ts';
import { parseForm } from '../tour-request/parse-form.ts';
import { readBody } from '../tour-request/read-body.ts';
import { readMark } from './read-mark.ts';
import { createStaffFillings, type NotSaved } from './staff-fillings.ts';
import { createStaffWords, unbroken } from './staff-words.ts';
import { visitCalendar } from './visit-calendar.ts';

type Parts = { content: Content; siteDir: string; store: Store; clock: Clock; problems: Problems };
type RequestLink = Extract<StaffLink, { key: string }>;

/** Requests for pages for staff that one network may make in ten minutes; a front desk needs a few. */
const MOST_REQUESTS = 300;

const HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The key is in the address. Without any referrer browsers would not say where a form comes from either.
  'referrer-policy': 'strict-origin',
};

/** Serves the pages that links in letters to staff open. Whoever has the key may look and note what happened; looking changes nothing. */
export function serveStaff(app: FastifyInstance, { content, siteDir, store, clock, problems }: Parts) {
  const { facts, staff } = content;
  const template = readTemplate(siteDir, DEFAULT_LANGUAGE, 'staff');
  // A site that was built without these pages has none to show.
  if (template === null) return;
  const policy = contentSecurityPolicy(template);
  const time = unbroken(createCenterTime(facts));
  const fillings = createStaffFillings(staff, createStaffWords(staff, time), time);
  const limit = createRateLimit(clock, MOST_REQUESTS);
  const ownOrigin = new URL(facts.url).origin;

  const show = (request: FastifyRequest, reply: FastifyReply, status: number, filling: Filling) =>
    sendPage(request, reply.code(status).headers(HEADERS), fillTemplate(template, filling), policy);
  const showRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
    link: RequestLink,
    { status = 200, notSaved }: { status?: number; notSaved?: NotSaved } = {},
  ) => {
    const view = await store.askStaff({ ask: 'request', key: link.key, list: link.list });
    if (view === undefined) return unavailable(request, reply);
    if (!view) return show(request, reply, 404, fillings.gone);
    return show(request, reply, status, fillings.request(view, link, clock(), notSaved));
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: Problem, headers = {}) =>
    problems.send(request, reply, problem, { headers: { ...HEADERS, ...headers } });
  const unavailable = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply, 'unavailable', { 'retry-after': '30' });

  const isRefused = (request: FastifyRequest, reply: FastifyReply) => {
    const { isPast, retryAfter } = limit.count(networkOf(request.ip));
    return isPast ? refuse(request, reply, 'too-many', { 'retry-after': String(retryAfter) }) : null;
  };

  app.get(`${STAFF_PATH}*`, async (request, reply) => {
    const refusal = isRefused(request, reply);
    if (refusal) return refusal;
    const link = linkOf(request);
    if (link.page === 'list') return showList(request, reply, link.list);
    return link.page === 'request' ? showRequest(request, reply, link) : sendCalendar(request, reply, link);
  });

  async function showList(request: FastifyRequest, reply: FastifyReply, list: string) {
    const view = await store.askStaff({ ask: 'list', list });
    if (view === undefined) return unavailable(request, reply);
    return view ? show(request, reply, 200, fillings.list(view, list)) : show(request, reply, 404, fillings.gone);
  }

  async function sendCalendar(request: FastifyRequest, reply: FastifyReply, { key, list }: RequestLink) {
    const view = await store.askStaff({ ask: 'request', key, list });
    if (view === undefined) return unavailable(request, reply);
    if (!view || view.visitAt === null) return show(request, reply, 404, fillings.gone);
    const { name, reference, visitAt } = view;
    const summary = fillLater(staff.page.visitEvent, { what: name || reference });
    return reply
      .headers({
        ...HEADERS,
        'content-security-policy': PLAIN_POLICY,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="visit-${reference}.ics"`,
      })
      .send(visitCalendar({ reference, visitAt, now: clock() }, summary, facts));
  }

  app.post(`${STAFF_PATH}*`, async (request, reply) => {
    const refusal = isRefused(request, reply);
    if (refusal) return refusal;
    const checked = checkHeaders(request.raw.headers);
    if (checked.problem) return refuse(request, reply, checked.problem);
    const { bytes, isLarge } = await readBody(request.raw);
    if (!bytes || isLarge) return refuse(request, reply, 'too-large', { connection: 'close' });
    const form = parseForm(bytes);
    if (!form) return refuse(request, reply, 'bad-form');
    if (!isOurOrigin(request.raw.headers, ownOrigin)) return refuse(request, reply, 'cross-site');

    const link = linkOf(request);
    // A list takes no marks: it is answered as a key that opens nothing.
    const target: RequestLink = link.page === 'list' ? { page: 'request', key: '', list: null } : link;
    const read = readMark(form, time, clock());
    if ('errors' in read)
      return showRequest(request, reply, target, { status: 422, notSaved: { typed: form, errors: read.errors } });
    const token = form.get('token') ?? '';
    const outcome = await store.askStaff({ ask: 'mark', key: target.key, token, mark: read.mark });
    if (outcome === undefined) return unavailable(request, reply);
    if (outcome === 'marked') return reply.headers(HEADERS).redirect(staffPath({ ...target, page: 'request' }), 303);
    return showRequest(request, reply, target, { status: 409, notSaved: { typed: form, errors: 'changed' } });
  });
}

function linkOf(request: FastifyRequest) {
  return readStaffPath(splitUrl(request.raw.url ?? '').path);
}

/** Whether a form was sent from a page of ours: browsers say so with every form. */
function isOurOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigin: string) {
  if (origin === undefined || (site !== undefined && site !== 'same-origin')) return false;
  return origin === ownOrigin || URL.parse(origin)?.host === host;
}
