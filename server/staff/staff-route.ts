import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillLater } from '../../shared/fill-later.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Problem } from '../../shared/problems-schema.ts';
import { type RequestLink, readStaffPath, STAFF_PATH, staffPath } from '../../shared/tour-request/staff-links.ts';
import { createCenterTime } from '../center-time.ts';
import { networkOf } from '../http/client-network.ts';
import { contentSecurityPolicy, PLAIN_POLICY, SECURITY_HEADERS } from '../http/headers.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { sendPage } from '../http/send-page.ts';
import type { RouteParts } from '../parts.ts';
import { splitUrl } from '../site/site-route.ts';
import type { StaffAnswer, StaffQuestion } from '../storage/views.ts';
import { type Filling, fillTemplate } from '../templates/fill-template.ts';
import { readTemplate } from '../templates/template-files.ts';
import { checkHeaders, isFromElsewhere } from '../tour-request/check-headers.ts';
import { parseForm } from '../tour-request/parse-form.ts';
import { readBody } from '../tour-request/read-body.ts';
import { createMarkReader } from './read-mark.ts';
import { createStaffFillings, type NotSaved } from './staff-fillings.ts';
import { createStaffWords, unbroken } from './staff-words.ts';
import { visitCalendar } from './visit-calendar.ts';

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
export function serveStaff(app: FastifyInstance, { content, settings, store, clock, problems }: RouteParts) {
  const { facts, staff } = content;
  const template = readTemplate(settings.siteDir, DEFAULT_LANGUAGE, 'staff');
  // A site that was built without these pages has none to show.
  if (template === null) return;
  const policy = contentSecurityPolicy(template);
  const time = unbroken(createCenterTime(facts));
  const fillings = createStaffFillings(staff, createStaffWords(staff, time), time);
  const readMark = createMarkReader(staff.page, time);
  const limit = createRateLimit(clock, MOST_REQUESTS);
  const ownOrigin = new URL(facts.url).origin;

  const show = (reply: FastifyReply, status: number, filling: Filling) =>
    sendPage(reply.request, reply.code(status).headers(HEADERS), fillTemplate(template, filling), policy);
  const refuse = (reply: FastifyReply, problem: Problem, headers = {}) =>
    problems.send(reply.request, reply, problem, { headers: { ...HEADERS, ...headers } });

  /** Answers with what the desk says, where the key opens something. */
  async function ask<Question extends StaffQuestion>(
    reply: FastifyReply,
    question: Question,
    answer: (said: StaffAnswer<Question>) => unknown,
  ) {
    const said = await store.askStaff(question);
    if (said === undefined) return refuse(reply, 'unavailable', { 'retry-after': '30' });
    return said === null ? show(reply, 404, fillings.gone) : answer(said);
  }

  const showRequest = (reply: FastifyReply, link: RequestLink, status = 200, notSaved?: NotSaved) =>
    ask(reply, { ask: 'request', key: link.key, list: link.list }, (view) =>
      show(reply, status, fillings.request(view, link, clock(), notSaved)),
    );

  const limited = {
    async onRequest({ ip }: FastifyRequest, reply: FastifyReply) {
      const { isPast, retryAfter } = limit.count(networkOf(ip));
      if (isPast) return refuse(reply, 'too-many', { 'retry-after': String(retryAfter) });
    },
  };

  app.get(`${STAFF_PATH}*`, limited, (request, reply) => {
    const link = linkOf(request);
    if (link.page === 'request') return showRequest(reply, link);
    if (link.page === 'list')
      return ask(reply, { ask: 'list', list: link.list }, (view) => show(reply, 200, fillings.list(view, link.list)));
    return ask(reply, { ask: 'request', key: link.key, list: null }, ({ name, reference, visitAt }) => {
      if (visitAt === null) return show(reply, 404, fillings.gone);
      const summary = fillLater(staff.page.visitEvent, { what: name || reference });
      const headers = {
        ...HEADERS,
        'content-security-policy': PLAIN_POLICY,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="visit-${reference}.ics"`,
      };
      return reply.headers(headers).send(visitCalendar({ reference, visitAt, now: clock() }, summary, facts));
    });
  });

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
    if (link.page === 'list') return show(reply, 404, fillings.gone);
    const read = readMark(typed, clock());
    if ('errors' in read) return showRequest(reply, link, 422, { typed, errors: read.errors });
    const question = { ask: 'mark', key: link.key, token: typed.get('token') ?? '', mark: read.mark } as const;
    return ask(reply, question, (outcome) =>
      outcome === 'marked'
        ? reply
            .headers({ ...HEADERS, 'content-security-policy': PLAIN_POLICY })
            .redirect(staffPath({ ...link, page: 'request' }), 303)
        : showRequest(reply, link, 409, { typed, errors: [] }),
    );
  });
}

function linkOf(request: FastifyRequest) {
  return readStaffPath(splitUrl(request.raw.url ?? '').path);
}
