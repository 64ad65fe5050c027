import type { ClockData } from '../behavior/open-lines.ts';
import type { Meta } from '../content/shared-schema.ts';
import { scheduleOf, sundayFirst } from '../opening-hours/schedule.ts';
import { sharePictureFor } from '../share/share-address.ts';
import { localizedPath } from './addresses.ts';
import type { SiteContextValue } from './site-context.tsx';
import { breadcrumbData, businessData } from './structured-data.ts';

/** What the document of a page needs to know. */
export interface PageHead {
  context: SiteContextValue;
  meta: Meta;
  /** Whether search engines may list the page; not for answers such as "not found". */
  listed?: boolean;
}

/** The values of a page's head. */
export function documentHead({ context, meta, listed = true }: PageHead) {
  const { locale, path, site, alternates } = context;
  const absolute = (page: string) => `${site.url}${localizedPath(locale, page)}`;
  const data: object[] = listed ? [businessData(context), ...breadcrumbData(context, absolute)] : [];
  return {
    title: meta.title,
    description: meta.description,
    canonical: listed ? absolute(path) : undefined,
    robots: listed ? undefined : 'noindex',
    alternates:
      listed && alternates.length > 0
        ? [{ locale, href: localizedPath(locale, path) }, ...alternates].map((alternate) => ({
            locale: alternate.locale,
            href: `${site.url}${alternate.href}`,
          }))
        : [],
    share: `${site.url}${sharePictureFor(localizedPath(locale, path))}`,
    structuredData: data.map(scriptText),
  };
}

/** JSON as it may stand in a script element, which a closing tag inside the data would end. */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What the clock of a page needs, as text for a script element: hours, closing days and messages. */
export function clockData({ site, words }: SiteContextValue): string {
  const days = sundayFirst.map((day) => words.weekdays[day]);
  return scriptText({ schedule: scheduleOf(site), words: words.open, days } satisfies ClockData);
}
