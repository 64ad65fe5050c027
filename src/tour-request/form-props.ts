import { e164 } from '../content/facts.ts';
import { localizedPath } from '../site/addresses.ts';
import type { SiteContextValue } from '../site/site-context.tsx';
import type { IslandProps } from './props.ts';

/** What the form needs of the site, with the heading, the text and the picture of a page. */
export function formProps(
  { site, words, locale }: SiteContextValue,
  { heading, text }: Pick<IslandProps, 'heading' | 'text'>,
  { src, width, height, alt }: IslandProps['picture'],
): IslandProps {
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
