import CMS, { type CustomPreviewTemplate } from '@sveltia/cms';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { findType } from '../../shared/read-files.ts';
import { contentTypes } from '../content/content-types.ts';
import { getAllServiceTexts } from '../content/get-content.ts';
import { loadAbout, loadContact, loadHome, loadPage, loadService, loadTestimonials } from '../site/load-page.ts';
import { pathOfFile } from '../site/registry.ts';
import { formProps } from '../tour-request/form-props.ts';
import { TourRequestForm } from '../tour-request/TourRequestForm.tsx';
import { AboutView } from '../views/About/AboutView.tsx';
import { ContactView } from '../views/Contact/ContactView.tsx';
import { HomeView } from '../views/Home/HomeView.tsx';
import { QuestionsView } from '../views/Questions/QuestionsView.tsx';
import { ServiceView } from '../views/Service/ServiceView.tsx';
import { TestimonialsView } from '../views/Testimonials/TestimonialsView.tsx';
import { describe } from './check.ts';
import { fieldSchemaOf, toFile } from './field-schema.ts';
import { languages, pathInContent, present, preview } from './files.ts';
import { saved } from './preview-picture.ts';

type PreviewProps = Parameters<Extract<CustomPreviewTemplate, (props: never) => unknown>>[0];
type Page = (language: string, file: string) => Promise<ReactNode>;

/** Page widths in pixels. */
const WIDTHS = { Phone: 390, Desktop: 1280 };

const about: Page = async (language) => <AboutView {...(await loadAbout(language))} />;
const testimonials: Page = async (language) => <TestimonialsView {...(await loadTestimonials(language))} />;
const contact: Page = async (language) => {
  const page = await loadContact(language);
  return (
    <ContactView {...page}>
      <TourRequestForm form={formProps(page.context, page.content.form, page.thanks)} />
    </ContactView>
  );
};

/** Pages by the name of a form, or by the collection of the services. */
const pages: Record<string, Page> = {
  'site-closed': contact,
  'site-hours': contact,
  'site-phone': contact,
  'site-staff': about,
  'site-rest': about,
  testimonials,
  services: async (language, file) => <ServiceView {...(await loadService(language, pathOfFile(file) ?? ''))} />,
  'pages-home': async (language) => <HomeView {...(await loadHome(language))} />,
  'pages-about': about,
  'pages-testimonials': testimonials,
  'pages-contact': contact,
  'pages-questions': async (language) => (
    <QuestionsView {...(await loadPage(language, '/questions', 'questionsPage'))} />
  ),
  'next-steps': contact,
  day: about,
};

let shownWidth: keyof typeof WIDTHS = 'Phone';

/**
 * Gives the preview the width of a device, scaled down to fit its pane. Sveltia CMS has no setting for it, so this styles the
 * frame from inside; the margins keep the size of the pane.
 */
function fitFrame({ defaultView }: Document): void {
  const frame = defaultView?.frameElement as HTMLElement;
  const [width, pane] = [WIDTHS[shownWidth], frame.parentElement?.clientWidth ?? 0];
  const scale = Math.min(1, pane / width);
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${100 / scale}%`,
    marginInline: `${Math.max(0, (pane - width) / 2)}px ${Math.min(0, pane - width)}px`,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  });
}

const widths = (
  <section aria-label="Width" style={{ textAlign: 'center' }}>
    {(['Phone', 'Desktop'] as const).map((name) => (
      <label key={name} style={{ margin: '0.5rem' }}>
        <input
          type="radio"
          name="width"
          defaultChecked={name === shownWidth}
          onChange={({ target }) => {
            shownWidth = name;
            fitFrame(target.ownerDocument);
          }}
        />{' '}
        {name}
      </label>
    ))}
  </section>
);

const roots = new WeakMap<Node, Root>();

/** A new service has no path before it is saved; an example stands in for its empty fields. */
const NEW_SERVICE = `${DEFAULT_LANGUAGE}/services/new-service.yaml`;
const EXAMPLE_SERVICE = `${DEFAULT_LANGUAGE}/services/${getAllServiceTexts(DEFAULT_LANGUAGE)[0]?.slug}.yaml`;

function fillIn(value: unknown, example: unknown): unknown {
  if (!value || value === '' || (Array.isArray(value) && value.length === 0)) return example;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const examples = (example ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillIn(part, examples[key])]));
}

/** Scrolls to what changed. */
const changes = new MutationObserver(([change]) => {
  const part = change?.target instanceof Element ? change.target : change?.target.parentElement;
  part?.scrollIntoView({ block: 'nearest' });
});

async function show(node: HTMLElement, page: Page, { entry, getAsset }: PreviewProps): Promise<void> {
  const { path = '', data } = entry.toJS() as { path?: string; data: unknown };
  const file = pathInContent(path) || NEW_SERVICE;
  const type = findType(contentTypes, file, languages);
  const value = type && toFile(fieldSchemaOf(type), data);
  const issues = type ? preview(file, path ? value : fillIn(value, present(EXAMPLE_SERVICE))) : [];
  fitFrame(node.ownerDocument);
  saved.addressOf = (name) => getAsset(name)?.url;
  const language = languages.find((one) => file.startsWith(`${one}/`)) ?? DEFAULT_LANGUAGE;
  const root = roots.get(node) ?? createRoot(node);
  if (roots.has(node)) changes.observe(node, { childList: true, characterData: true, subtree: true });
  roots.set(node, root);
  const shown = await page(language, file).catch(String);
  root.render(
    <>
      {widths}
      {issues.length > 0 && (
        <p role="status">Not shown yet: {issues.map((issue) => describe(issue, true)).join(' ')}</p>
      )}
      {shown}
    </>,
  );
}

/** Renders pages in a separate React root, because Sveltia CMS bundles its own React. */
export function registerPreviews(): void {
  const h = (window as unknown as { h: (type: string, props: object) => never }).h;
  for (const [name, page] of Object.entries(pages)) {
    CMS.registerPreviewTemplate(name, ((props: PreviewProps) =>
      h('div', { ref: (node: HTMLElement | null) => node && void show(node, page, props) })) as CustomPreviewTemplate);
  }
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (styles) CMS.registerPreviewStyle(styles.href);
  // The styles are only for previews.
  styles?.remove();
}
