import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { StaffPageTexts } from '../../shared/server-content.ts';
import type { RequestPage, StaffPage, StatusFormData } from '../../shared/tour-request/staff-page-types.ts';
import { STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import { isReadable, type SentForm, sourceOf } from '../http/form.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { sendPage } from '../http/negotiation.ts';
import type { RouteDependencies } from '../http/problem.ts';
import { STAFF_PATH } from '../staff-links.ts';
import type { NewStatusChange } from '../storage/status-changes.ts';
import { NEED_NOTE, NOTE_MAX_LENGTH, WHO_MAX_LENGTH } from '../storage/status-changes.ts';
import { HOUR, SECOND } from '../time.ts';

/** Remembers who wrote the last note, for eight hours: the next one at the same computer may be someone else. */
const COOKIE = `Path=${STAFF_PATH}; Max-Age=${(8 * HOUR) / SECOND}; HttpOnly; SameSite=Lax`;

const HEADERS = {
  ...PLAIN_HEADERS,
  'x-robots-tag': 'noindex',
  // The URL holds the key. With `no-referrer` browsers would not send the origin of a form either.
  'referrer-policy': 'strict-origin',
};

/** Serves the staff pages. Only a POST changes anything. */
export function serveStaff(app: FastifyInstance, { content, desk, sendProblem, renderPage }: RouteDependencies) {
  const { facts, staff } = content;
  const ownOrigin = new URL(facts.url).origin;

  const show = async (reply: FastifyReply, status: number, page: StaffPage) => {
    const title = page.kind === 'request' ? `${page.title} | ` : '';
    const html = await renderPage('staff', DEFAULT_LANGUAGE, title, { page, texts: staff.page });
    return sendPage(reply.code(status), html);
  };

  const withForm = (page: RequestPage, form: StatusFormData): StaffPage => {
    const isRefused = form.isOutdated || form.errors.length > 0;
    const { notSavedTitle, saved } = staff.page;
    const title = isRefused ? notSavedTitle : page.saved ? saved : '{what}';
    return { ...page, saved: isRefused ? '' : page.saved, form, title: interpolate(title, { what: page.title }) };
  };

  async function answer(reply: FastifyReply, form?: StatusFormData, sent?: NewStatusChange) {
    const [path = ''] = (reply.request.raw.url ?? '').split('?');
    const result = desk.openStaffLink(path, sent);
    if (result === null) return show(reply, 404, { kind: 'gone' });
    if (result === 'saved') {
      reply.header('set-cookie', `who=${encodeURIComponent(form?.typed.who ?? '')}; ${COOKIE}`);
      return reply.redirect(path, 303);
    }
    if (result.kind === 'list') return show(reply, 200, result);
    const empty = { typed: { change: '', note: '', who: whoOf(reply.request) }, errors: [], isOutdated: false };
    return show(reply, form ? (sent ? 409 : 422) : 200, withForm(result, form ?? empty));
  }

  app.get(`${STAFF_PATH}*`, (_request, reply) => answer(reply.headers(HEADERS)));

  app.post<{ Body?: SentForm }>(`${STAFF_PATH}*`, async (request, reply) => {
    const { headers, body } = request;
    reply.headers(HEADERS);
    if (!isReadable(headers) || !body) return sendProblem(request, reply, 'unreadable');
    // Browsers send the origin with every form.
    if (!headers.origin || sourceOf(headers, ownOrigin) === 'other') return sendProblem(request, reply, 'cross-site');

    const [change = '', note = '', who = ''] = ['change', 'note', 'who'].map((name) => body.get(name));
    const typed = { change, note, who };
    const { sent, errors } = readStatusForm(typed, staff.page);
    return answer(reply, { typed, errors, isOutdated: sent !== undefined }, sent);
  });
}

function whoOf({ headers }: FastifyRequest): string {
  const [, who = ''] = /(?:^|; )who=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return (new URLSearchParams(`who=${who}`).get('who') ?? '').slice(0, WHO_MAX_LENGTH);
}

type Read = { sent: NewStatusChange | undefined; errors: StatusFormData['errors'] };

/** Reads the form; `change` is such as "contacted", or "same KZRV-DMA6" with the other request. */
function readStatusForm(typed: StatusFormData['typed'], { errors: texts }: StaffPageTexts): Read {
  const [change, other = ''] = typed.change.split(' ');
  const kind = STATUS_CHANGES.find((candidate) => candidate === change);
  const [note, who] = [typed.note.trim(), typed.who.trim()];
  const errors: StatusFormData['errors'] = [];
  const checkLength = (field: 'note' | 'who', text: string, most: number) => {
    const count = [...text].length - most;
    if (count > 0) errors.push({ field, text: interpolate(texts[field], { count: String(count) }) });
  };
  if (!kind) errors.push({ field: 'change', text: texts.change });
  if (kind && NEED_NOTE.includes(kind) && note === '') errors.push({ field: 'note', text: texts.noNote });
  checkLength('note', note, NOTE_MAX_LENGTH);
  checkLength('who', who, WHO_MAX_LENGTH);
  return { sent: kind && errors.length === 0 ? { kind, note, who, other } : undefined, errors };
}
