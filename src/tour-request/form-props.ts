import { e164 } from '../content/facts.ts';
import { localizedPath } from '../site/addresses.ts';
import type { SiteContextValue } from '../site/site-context.tsx';
import type { TourRequestFormProps } from './props.ts';

/** What the form needs of the site, with the heading, the text and the picture of a page. */
export function formProps(
  { site, words, locale }: SiteContextValue,
  { heading, text }: Pick<TourRequestFormProps, 'heading' | 'text'>,
  { src, width, height, alt }: TourRequestFormProps['picture'],
): TourRequestFormProps {
  return {
    heading,
    text,
    words: words.tourRequest,
    phone: site.phone,
    tel: e164(site.phone),
    action: localizedPath(locale, '/thank-you'),
    privacy: localizedPath(locale, '/privacy'),
    picture: { src, width, height, alt },
  };
}
