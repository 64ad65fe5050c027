/** What the links of a text say of who wrote it. */
export type Links = {
  /** Addresses of websites, in any spelling. */
  count: number;
  /** Whether one of them hides where it leads, or is written as code: people who ask for a tour do neither. */
  hidden: boolean;
};

// Endings that spam uses and the ones that doctors, agencies and families link to; a dot between other words is a typo.
const ENDINGS =
  'com|net|org|gov|edu|info|biz|io|co|us|me|ru|su|ua|cn|tk|ml|ga|cf|gq|top|xyz|site|online|store|shop|club|pro|vip|live|link|click|app|dev|agency|digital|marketing|website|space|icu|buzz|cc|to|ly|gl|gd|be|in|tv|fun|work|life|best|bid|loan|win|casino|bet|page|blog|tech|solutions|today|news|cloud|ai';
const WITH_SCHEME = /(?:https?|hxxps?|ftp):\/{1,2}\S+/gi;
const BARE = new RegExp(
  `(?<![\\w@.-])(?:www\\d?\\.)?[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:${ENDINGS})(?![\\w@-]|\\.\\w)`,
  'gi',
);
const SPELLED = new RegExp(
  `(?<![a-z0-9-])[a-z0-9-]{2,}(?:\\s{0,2}[([{]\\s{0,2}(?:dot|\\.)\\s{0,2}[)\\]}]\\s{0,2}(?:${ENDINGS})| dot (?:com|net|org|info|ru))(?!\\w)`,
  'gi',
);
const CODE = /\[\/?(?:url|link|img)\b|<\s{0,3}a\s|href\s{0,3}=/i;
const SHORTENER =
  /(?<![\w.-])(?:bit\.ly|t\.me|tinyurl\.com|goo\.gl|is\.gd|cutt\.ly|rebrand\.ly|ow\.ly|wa\.me|telegra\.ph|clck\.ru|vk\.cc|shorturl\.at|rb\.gy|t\.ly|linktr\.ee|surl\.li|u\.to)(?![\w-])/i;

/** Finds the links in a text, however they are spelled; e-mail addresses are none. Takes time in proportion to the text. */
export function findLinks(text: string): Links {
  const schemes = text.match(WITH_SCHEME) ?? [];
  const rest = text.replace(WITH_SCHEME, ' ').replace(/(?<![\w.+-])[\w.+-]+@[\w.-]{1,255}/g, ' ');
  const count = schemes.length + (rest.match(BARE)?.length ?? 0) + (rest.match(SPELLED)?.length ?? 0);
  return { count, hidden: CODE.test(text) || SHORTENER.test(text) };
}
