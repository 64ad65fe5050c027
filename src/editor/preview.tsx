import CMS, { type CustomPreviewTemplate } from '@sveltia/cms';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { loadDay, loadEntry, loadServices, loadTestimonials, loadTexts } from '../content/load.ts';
import { answeredGroups } from '../page/answers.ts';
import { loadPage, loadPageContext } from '../page/load-page.ts';
import { formProps } from '../tour-request/form-props.ts';
import { TourRequestForm } from '../tour-request/TourRequestForm.tsx';
import { AboutView } from '../views/About/AboutView.tsx';
import { ContactView } from '../views/Contact/ContactView.tsx';
import { HomeView } from '../views/Home/HomeView.tsx';
import { QuestionsView } from '../views/Questions/QuestionsView.tsx';
import { ServiceView } from '../views/Service/ServiceView.tsx';
import { TestimonialsView } from '../views/Testimonials/TestimonialsView.tsx';
import { toFile } from './convert.ts';
import { languages, preview } from './files.ts';
import { lookUpPhotographs } from './pictures.ts';
import { WidthSwitch } from './WidthSwitch.tsx';

type PreviewProps = Parameters<Extract<CustomPreviewTemplate, (props: never) => unknown>>[0];
type Page = (locale: string, file: string) => Promise<ReactNode>;

async function home(locale: string) {
  const { context, content } = await loadPage(locale, '/');
  const services = await loadServices(locale);
  const testimonials = loadTestimonials(locale).slice(0, 3);
  return <HomeView context={context} content={content} services={services} testimonials={testimonials} />;
}

async function about(locale: string) {
  const { context, content } = await loadPage(locale, '/about');
  return <AboutView context={context} content={content} day={await loadDay(locale)} />;
}

async function testimonials(locale: string) {
  const { context, content } = await loadPage(locale, '/testimonials');
  return <TestimonialsView context={context} content={content} testimonials={loadTestimonials(locale)} />;
}

async function contact(locale: string) {
  const { context, content } = await loadPage(locale, '/contact');
  const { picture } = await loadEntry(locale, 'thankYou', 'pages/thank-you');
  return (
    <ContactView context={context} content={content} next={loadTexts(locale, 'nextSteps', 'next-steps')}>
      <TourRequestForm {...formProps(context, content.form, picture)} />
    </ContactView>
  );
}

async function questions(locale: string) {
  const { context, content } = await loadPage(locale, '/questions');
  return <QuestionsView context={context} content={content} groups={answeredGroups(content.groups, context.facts)} />;
}

async function service(locale: string, file: string) {
  const slug = file.split('/').at(-1)?.replace('.yaml', '');
  const found = (await loadServices(locale)).find((candidate) => candidate.slug === slug);
  if (!found) return null;
  const day = found.showsDay ? await loadDay(locale) : undefined;
  return <ServiceView context={loadPageContext(locale, found.path)} service={found} day={day} />;
}

/** The page that shows a file, by its name in the editor. */
const pages: Record<string, Page> = {
  site: contact,
  testimonials,
  services: service,
  'pages-home': home,
  'pages-about': about,
  'pages-testimonials': testimonials,
  'pages-contact': contact,
  'pages-questions': questions,
  'next-steps': contact,
  day: about,
};

const roots = new WeakMap<Node, Root>();

async function show(node: HTMLElement, page: Page, { entry, getAsset }: PreviewProps): Promise<void> {
  const { path, data } = entry.toJS() as { path?: string; data: unknown };
  const file = (path ?? '').replace(/^content\//, '');
  const kind = findKind(contentKinds, file, languages);
  if (kind) preview(file, toFile(kind.schema, data));
  lookUpPhotographs((name) => getAsset(name)?.url ?? unsavedAddress(name));
  const [folder = ''] = file.split('/');
  const locale = languages.includes(folder) ? folder : DEFAULT_LANGUAGE;
  const root = roots.get(node) ?? createRoot(node);
  roots.set(node, root);
  const shown = await page(locale, file).catch(String);
  root.render(<WidthSwitch>{shown}</WidthSwitch>);
}

function unsavedAddress(path: string): string | undefined {
  const [, id] = /([\da-f]{8}-[\da-f-]{27})\.webp$/.exec(path) ?? [];
  return id && `blob:${location.origin}/${id}`;
}

/** Shows pages as they will be; React of the editor is another one than that of the pages, which get a root of their own. */
export function registerPreviews(): void {
  const h = (window as unknown as { h: (type: string, props: object) => never }).h;
  for (const [name, page] of Object.entries(pages)) {
    CMS.registerPreviewTemplate(name, ((props: PreviewProps) =>
      h('div', { ref: (node: HTMLElement | null) => node && void show(node, page, props) })) as CustomPreviewTemplate);
  }
  const styles = document.querySelector<HTMLMetaElement>('meta[name="preview-styles"]');
  if (styles) CMS.registerPreviewStyle(styles.content);
}
