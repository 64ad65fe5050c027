import CMS, { type CustomPreviewTemplate } from '@sveltia/cms';
import type { ChangeEvent, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { loadPage, loadService } from '../page/load-page.ts';
import { pathOfFile } from '../page/registry.ts';
import { formProps } from '../tour-request/form-props.ts';
import { TourRequestForm } from '../tour-request/TourRequestForm.tsx';
import { AboutView } from '../views/About/AboutView.tsx';
import { ContactView } from '../views/Contact/ContactView.tsx';
import { HomeView } from '../views/Home/HomeView.tsx';
import { QuestionsView } from '../views/Questions/QuestionsView.tsx';
import { ServiceView } from '../views/Service/ServiceView.tsx';
import { TestimonialsView } from '../views/Testimonials/TestimonialsView.tsx';
import { boxOf, toFile } from './boxes.ts';
import { languages, preview } from './files.ts';
import { saved } from './resolve-picture.ts';

type PreviewProps = Parameters<Extract<CustomPreviewTemplate, (props: never) => unknown>>[0];
type Page = (locale: string, file: string) => Promise<ReactNode>;

/** Width of the page in pixels on a desktop. */
const DESKTOP = 1280;

const about: Page = async (locale) => <AboutView {...(await loadPage(locale, '/about'))} />;
const testimonials: Page = async (locale) => <TestimonialsView {...(await loadPage(locale, '/testimonials'))} />;
const contact: Page = async (locale) => {
  const page = await loadPage(locale, '/contact');
  return (
    <ContactView {...page}>
      <TourRequestForm {...formProps(page.context, page.content.form, page.thanks)} />
    </ContactView>
  );
};

const pages: Record<string, Page> = {
  site: contact,
  testimonials,
  services: async (locale, file) => <ServiceView {...(await loadService(locale, pathOfFile(file) ?? ''))} />,
  'pages-home': async (locale) => <HomeView {...(await loadPage(locale, '/'))} />,
  'pages-about': about,
  'pages-testimonials': testimonials,
  'pages-contact': contact,
  'pages-questions': async (locale) => <QuestionsView {...(await loadPage(locale, '/questions'))} />,
  'next-steps': contact,
  day: about,
};

function setWidth({ target: { value, ownerDocument } }: ChangeEvent<HTMLInputElement>): void {
  const frame = ownerDocument.defaultView?.frameElement as HTMLElement;
  const scale = Math.min(1, (frame.parentElement?.clientWidth ?? DESKTOP) / DESKTOP);
  const desktop = { width: `${DESKTOP}px`, height: `${100 / scale}%`, transform: `scale(${scale})` };
  const pane = { width: '', height: '', transform: '' };
  Object.assign(frame.style, { transformOrigin: '0 0' }, value === 'Desktop' ? desktop : pane);
}

const widths = (
  <section aria-label="Width" style={{ textAlign: 'center' }}>
    {['Phone', 'Desktop'].map((name) => (
      <label key={name} style={{ margin: '0.5rem' }}>
        <input type="radio" name="width" value={name} defaultChecked={name === 'Phone'} onChange={setWidth} /> {name}
      </label>
    ))}
  </section>
);

const roots = new WeakMap<Node, Root>();

async function show(node: HTMLElement, page: Page, { entry, getAsset }: PreviewProps): Promise<void> {
  const { path = '', data } = entry.toJS() as { path?: string; data: unknown };
  const file = path.replace('content/', '');
  const kind = findKind(contentKinds, file, languages);
  if (kind) preview([[file, toFile(boxOf(kind.schema), data)]]);
  saved.addressOf = (name) => getAsset(name)?.url;
  const locale = languages.find((language) => file.startsWith(`${language}/`)) ?? DEFAULT_LANGUAGE;
  const root = roots.get(node) ?? createRoot(node);
  roots.set(node, root);
  const shown = await page(locale, file).catch(String);
  root.render(
    <>
      {widths}
      {shown}
    </>,
  );
}

/** Shows pages in a root of their own, since the editor has another copy of React. */
export function registerPreviews(): void {
  const h = (window as unknown as { h: (type: string, props: object) => never }).h;
  for (const [name, page] of Object.entries(pages)) {
    CMS.registerPreviewTemplate(name, ((props: PreviewProps) =>
      h('div', { ref: (node: HTMLElement | null) => node && void show(node, page, props) })) as CustomPreviewTemplate);
  }
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (styles) CMS.registerPreviewStyle(styles.href);
  // The styles are for pages alone.
  styles?.remove();
}
