import { readableName } from '../../content-model/labels.ts';
import { fileOf, pageOfFile, type RegisteredPage, registry } from '../../content-model/registry.ts';
import { PROBLEMS } from '../../shared/problems.ts';
import type { FormEntry } from '../form-list.ts';
import type { Place } from './messages.ts';
import type { ShownType } from './views.tsx';

type Values = ReadonlyMap<string, unknown>;

/** The name of a service that has no file yet. */
export const NEW_SERVICE = 'a-new-service';

/** Where to look first at words that no page has for itself, by the name of their form. Of the others all pages have some. */
const firstPaths: Record<string, readonly string[]> = {
  testimonials: ['/testimonials'],
  day: ['/about'],
  'next-steps': ['/contact', '/thank-you'],
  'services-order': ['/services', '/'],
  'site-closed': ['/contact', '/'],
  'site-hours': ['/contact', '/'],
  'site-phone': ['/contact', '/'],
  'site-staff': ['/about', '/referrals', '/questions'],
  'site-rules': ['/questions', '/caregivers'],
};

/** What the server or the form says on a page, by the state in which it does. */
const states: Partial<Record<ShownType, Record<string, string>>> = {
  contact: { '': '', thanks: 'sent', sent: 'sent before', 'alert failure': 'not sent', slow: 'still sending' },
  problem: Object.fromEntries(PROBLEMS.map((problem) => [problem, readableName(problem)])),
};

/** The pages that show the words of a form, the best first. */
export function placesOf(values: Values, { name, files: [file = ''], isNew }: FormEntry): Place[] {
  const placesAt = (page: RegisteredPage) => placesOfPage(values, page);
  const own = pageOfFile(name === 'problems' ? 'en/pages/tour-request-problem.yaml' : file);
  if (own?.type === 'services') {
    const page = isNew ? { ...own, path: `/services/${NEW_SERVICE}` } : own;
    return [page, ...pagesAt(['/services', '/'])].flatMap(placesAt);
  }
  if (own && own.type !== 'staff') return placesAt(own).filter(({ state }) => own.type === 'problem' || !state);
  if (['mail', 'staff'].includes(name)) return pagesAt(['/contact']).flatMap(placesAt).slice(0, 1);
  const first = firstPaths[name] ?? ['/'];
  const others = registry.filter(({ path }) => !first.includes(path));
  return [...pagesAt(first), ...others].flatMap(placesAt);
}

const pagesAt = (paths: readonly string[]) =>
  paths.flatMap((path) => registry.find((page) => page.path === path) ?? []);

function placesOfPage(values: Values, page: RegisteredPage): Place[] {
  if (page.type === 'staff') return [];
  // Any service shows the words that all have.
  const service = [...values.keys()].find((file) => file.startsWith('en/services/')) ?? '';
  const path = page.path.includes('[') ? (pageOfFile(service)?.path ?? '') : page.path;
  const label = readableName(fileOf(path).replace(/^.*\//, ''));
  const type = page.type as ShownType;
  return Object.entries(states[type] ?? { '': '' }).map(([state, words]) => {
    return { label: words ? `${label}: ${words}` : label, type, path, state };
  });
}
