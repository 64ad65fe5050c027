import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StaffTexts } from '../../shared/content/schemas/mail-schema.ts';
import type { Problem } from '../../shared/content/schemas/problems-schema.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { readStaffPath, STAFF_PATH } from '../../shared/tour-request/staff-links.ts';
import type { RequestPage, StaffPage, StatusFormData } from '../../shared/tour-request/staff-page-types.ts';
import { NOTE_MAX_LENGTH, STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import { isReadable, type SentForm, sourceOf } from '../http/form.ts';
import { PLAIN_HEADERS } from '../http/headers.ts';
import { sendPage } from '../http/negotiation.ts';
import type { RouteDeps } from '../http/problem.ts';
import { type OpenedLink, type SentChange, type StaffResult, StorageUnavailable } from '../storage/storage.ts';

const EMPTY_FORM: StatusFormData = { typed: { change: '', note: '' }, errors: [], isOutdated: false };

const HEADERS = {
  ...PLAIN_HEADERS,
  'x-robots-tag': 'noindex',
  // The URL holds the key. With `no-referrer` browsers would not send the origin of a form either.
  'referrer-policy': 'strict-origin',
};

/** Serves the staff pages. Only a POST changes anything. */
export function serveStaff(app: FastifyInstance, { content, storage, sendProblem, renderPage }: RouteDeps) {
  const { facts, staff } = content;
  const ownOrigin = new URL(facts.url).origin;

  const show = async (reply: FastifyReply, status: number, page: StaffPage) => {
    const title = page.title && `${page.title} | `;
    const html = await renderPage('staff', DEFAULT_LANGUAGE, title, { page, texts: staff.page });
    return sendPage(reply.code(status).headers(HEADERS), html);
  };
  const refuse = (reply: FastifyReply, problem: Problem, headers = {}) =>
    sendProblem(reply.request, reply, problem, { headers: { ...HEADERS, ...headers } });

  const withForm = (page: RequestPage, form: StatusFormData): StaffPage => {
    const isRefused = form.isOutdated || form.errors.length > 0;
    const { notSavedTitle, undone, saved } = staff.page;
    const title = isRefused ? notSavedTitle : page.undone ? undone : page.saved ? saved : '{what}';
    const shown = isRefused ? { ...page, undone: '', saved: '' } : page;
    return { ...shown, form, title: interpolate(title, { what: page.title }) };
  };

  /** `status` and `form` are for the page of a request. */
  async function answer(reply: FastifyReply, link: OpenedLink, status = 200, form = EMPTY_FORM) {
    let result: StaffResult;
    try {
      result = storage.openStaffLink(link);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      return refuse(reply, 'unavailable', { 'retry-after': '30' });
    }
    if (result === null) return show(reply, 404, { kind: 'gone', title: '' });
    if ('redirectTo' in result) return reply.headers(HEADERS).redirect(result.redirectTo, 303);
    const { page } = result;
    return page.kind === 'list' ? show(reply, 200, page) : show(reply, status, withForm(page, form));
  }

  app.get(`${STAFF_PATH}*`, (request, reply) => answer(reply, readStaffPath(request.raw.url ?? '')));

  app.post<{ Body?: SentForm }>(`${STAFF_PATH}*`, async (request, reply) => {
    const { headers, body } = request;
    if (!isReadable(headers) || !body?.fields) return refuse(reply, 'unreadable');
    // Browsers send the origin with every form.
    if (!headers.origin || sourceOf(headers, ownOrigin) === 'other') return refuse(reply, 'cross-site');

    const link = readStaffPath(request.raw.url ?? '');
    if (link.page === 'list') return answer(reply, link);
    const { sent, errors } = readStatusForm(body.fields, staff.page);
    const typed = { change: body.fields.get('change') ?? '', note: body.fields.get('note') ?? '' };
    return answer(reply, { ...link, sent }, sent ? 409 : 422, { typed, errors, isOutdated: sent !== undefined });
  });
}

type Typed = ReadonlyMap<string, string>;

type Read = { sent: SentChange; errors: [] } | { sent: undefined; errors: StatusFormData['errors'] };

function readStatusForm(typed: Typed, { errors: texts }: StaffTexts['page']): Read {
  const undo = typed.get('undo');
  if (undo !== undefined) return { sent: { undo: Number(undo) }, errors: [] };
  const kind = STATUS_CHANGES.find((candidate) => candidate === typed.get('change'));
  const note = (typed.get('note') ?? '').trim();
  const surplus = [...note].length - NOTE_MAX_LENGTH;
  const errors: StatusFormData['errors'] = [];
  if (!kind) errors.push({ field: 'change', text: texts.change });
  if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
  if (surplus > 0) errors.push({ field: 'note', text: interpolate(texts.note, { count: String(surplus) }) });
  return kind && errors.length === 0 ? { sent: { kind, note }, errors: [] } : { sent: undefined, errors };
}
