import type { UiText } from '../content/ui-schema.ts';

/** A page in the main navigation. */
export interface NavigationItem {
  /** Address without language prefix. */
  path: string;
  label: string;
}

/** The pages of the quick links, in order. */
export function quickLinks({ navigation }: UiText): NavigationItem[] {
  return [
    { path: '/', label: navigation.home },
    { path: '/about', label: navigation.about },
    { path: '/testimonials', label: navigation.testimonials },
    { path: '/contact', label: navigation.contact },
  ];
}

/** Whether a page belongs to the services. */
export function isServicePath(path: string): boolean {
  return path.startsWith('/services');
}
