import { readableName } from '../../content-model/labels.ts';
import { fileOf, pageOfFile, type RegisteredPage, registry } from '../../content-model/registry.ts';
import { PROBLEMS } from '../../shared/problems.ts';
import type { PageType } from '../../src/page-data/load-page.ts';
import type { FormEntry } from '../form-list.ts';
import { nameIn } from './contents.ts';
import type { Place, Values } from './shown.ts';

/** Where to look first at words that no page has for itself, by the name of their form. All pages follow. */
const firstPaths: Record<string, readonly string[]> = {
  testimonials: ['/testimonials'],
  day: ['/about'],
  problems: ['/tour-request-problem'],
  'next-steps': ['/contact', '/thank-you'],
  'services-order': ['/services'],
  'site-closed': ['/contact'],
  'site-hours': ['/contact'],
  'site-phone': ['/contact'],
  'site-staff': ['/about', '/referrals', '/questions'],
  'site-rules': ['/questions', '/caregivers'],
};

/** What the server or the form says on a page, by the state in which it does. */
const states: Partial<Record<PageType, Record<string, string>>> = {
  contact: {
    '': '',
    thanks: 'sent',
    sent: 'sent before',
    'alert failure': 'not sent',
    slow: 'still sending',
    typed: 'something is typed',
    emptied: 'emptied',
  },
  problem: Object.fromEntries(PROBLEMS.map((problem) => [problem, readableName(problem)])),
};

/** The pages that show the words of a form, the best first. */
export function placesOf(values: Values, entry: FormEntry): Place[] {
  const all = registry.filter(({ type }) => type !== 'staff');
  const pagesAt = (paths: readonly string[]) => paths.flatMap((path) => all.find((page) => page.path === path) ?? []);
  const first = firstPaths[entry.name];
  const own = pageOfFile(nameIn(entry, entry.files[0] ?? ''));
  const isOwn = !first && own && own.type !== 'staff';
  const others = own?.type === 'services' ? pagesAt(['/services', '/']) : [];
  const pages = isOwn ? [own, ...others] : [...pagesAt(first ?? []), ...all];
  return [...new Set(pages)].flatMap((page) => placesOfPage(values, page));
}

function placesOfPage(values: Values, page: RegisteredPage): Place[] {
  // Any service shows the words that all have.
  const service = [...values.keys()].find((file) => file.startsWith('en/services/')) ?? '';
  const path = page.path.includes('[') ? (pageOfFile(service)?.path ?? '') : page.path;
  const label = readableName(fileOf(path).replace(/^.*\//, ''));
  const type = page.type as PageType;
  return Object.entries(states[type] ?? { '': '' }).map(([state, words]) => {
    return { label: words ? `${label}: ${words}` : label, type, path, state };
  });
}
