import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Problem } from '../../shared/problems-schema.ts';
import { readStaffPath, STAFF_PATH } from '../../shared/tour-request/staff-links.ts';
import { createCenterTime } from '../center-time.ts';
import { networkOf } from '../http/client-network.ts';
import { contentSecurityPolicy, PLAIN_HEADERS } from '../http/headers.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { sendPage } from '../http/send-page.ts';
import type { RouteParts } from '../parts.ts';
import { splitUrl } from '../site/site-route.ts';
import type { StaffQuestion } from '../storage/views.ts';
import { type Filling, fillTemplate } from '../templates/fill-template.ts';
import { readTemplate } from '../templates/template-files.ts';
import { checkHeaders, isFromElsewhere } from '../tour-request/check-headers.ts';
import { parseForm } from '../tour-request/parse-form.ts';
import { readBody } from '../tour-request/read-body.ts';
import { createMarkForm } from './mark-form.ts';
import { visitCalendar } from './visit-calendar.ts';

/** Requests for pages for staff that one network may make in ten minutes; a front desk needs a few. */
const MOST_REQUESTS = 300;

const HEADERS = {
  ...PLAIN_HEADERS,
  'x-robots-tag': 'noindex',
  // The key is in the address. Without any referrer browsers would not say where a form comes from either.
  'referrer-policy': 'strict-origin',
};

/** Serves the pages that links in letters to staff open. Whoever has the key may look and note what happened; looking changes nothing. */
export function serveStaff(app: FastifyInstance, { content, settings, store, clock, problems }: RouteParts) {
  const { facts, staff } = content;
  const template = readTemplate(settings.siteDir, DEFAULT_LANGUAGE, 'staff');
  // A site that was built without these pages has none to show.
  if (template === null) return;
  const policy = contentSecurityPolicy(template);
  const form = createMarkForm(staff.page, createCenterTime(facts));
  const limit = createRateLimit(clock, MOST_REQUESTS);
  const ownOrigin = new URL(facts.url).origin;

  const show = (reply: FastifyReply, status: number, filling: Filling) =>
    sendPage(reply.request, reply.code(status).headers(HEADERS), fillTemplate(template, filling), policy);
  /** The page for a key that opens nothing; the same for all of them. */
  const showGone = (reply: FastifyReply) => show(reply, 404, { title: '', gone: true });
  const refuse = (reply: FastifyReply, problem: Problem, headers = {}) =>
    problems.send(reply.request, reply, problem, { headers: { ...HEADERS, ...headers } });

  /** Answers with what the desk says; where that is a page, with a status and the form as it stands. */
  async function answer(reply: FastifyReply, question: StaffQuestion, status = 200, filledForm = form.fill()) {
    const said = await store.askStaff(question);
    if (said === undefined) return refuse(reply, 'unavailable', { 'retry-after': '30' });
    if (said === null) return showGone(reply);
    if ('page' in said) return show(reply, status, { ...said.page, ...filledForm });
    reply.headers(HEADERS);
    if ('goTo' in said) return reply.redirect(said.goTo, 303);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="visit-${said.visit.reference}.ics"`)
      .send(visitCalendar(said.visit, clock(), facts));
  }

  const limited = {
    async onRequest({ ip }: FastifyRequest, reply: FastifyReply) {
      const { isPast, retryAfter } = limit.count(networkOf(ip));
      if (isPast) return refuse(reply, 'too-many', { 'retry-after': String(retryAfter) });
    },
  };

  app.get(`${STAFF_PATH}*`, limited, (request, reply) => answer(reply, linkOf(request)));

  app.post(`${STAFF_PATH}*`, limited, async (request, reply) => {
    const { headers } = request.raw;
    const checked = checkHeaders(headers);
    if (checked.problem) return refuse(reply, checked.problem);
    const { bytes, isLarge } = await readBody(request.raw);
    if (!bytes || isLarge) return refuse(reply, 'too-large', { connection: 'close' });
    const typed = parseForm(bytes);
    if (!typed) return refuse(reply, 'bad-form');
    // Browsers say with every form where it comes from.
    if (!headers.origin || isFromElsewhere(headers, ownOrigin)) return refuse(reply, 'cross-site');

    const link = linkOf(request);
    // A list takes no marks.
    if (link.page === 'list') return showGone(reply);
    const { mark, errors } = form.read(typed, clock());
    const sent = mark ? { mark, token: typed.get('token') ?? '' } : undefined;
    return answer(reply, { ...link, page: 'request', sent }, sent ? 409 : 422, form.fill(typed, errors));
  });
}

function linkOf(request: FastifyRequest) {
  return readStaffPath(splitUrl(request.raw.url ?? '').path);
}
