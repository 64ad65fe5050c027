// Top-level domains in spam and in links of families. A dot between other words is a typo.
const ENDINGS =
  'com|net|org|gov|edu|info|biz|io|co|us|me|ru|su|ua|cn|tk|ml|ga|cf|gq|top|xyz|site|online|store|shop|club|pro|vip|live|link|click|app|dev|agency|digital|marketing|website|space|icu|buzz|cc|to|ly|gl|gd|be|in|tv|fun|work|life|best|bid|loan|win|casino|bet|page|blog|tech|solutions|today|news|cloud|ai';
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w.-]{1,255}/g;
const LINK = new RegExp(
  [
    `(?:https?|hxxps?|ftp):\\/{1,2}\\S+`,
    `(?<![\\w@.-])(?:www\\d?\\.)?[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:${ENDINGS})(?![\\w@-]|\\.\\w)(?:\\/\\S*)?`,
    `(?<![a-z0-9-])[a-z0-9-]{2,}(?:\\s{0,2}[([{]\\s{0,2}(?:dot|\\.)\\s{0,2}[)\\]}]\\s{0,2}(?:${ENDINGS})| dot (?:com|net|org|info|ru))(?!\\w)`,
  ].join('|'),
  'gi',
);
/** A shortened link, or one in HTML or BBCode. */
export const HIDDEN_LINK =
  /\[\/?(?:url|link|img)\b|<\s{0,3}a\s|href\s{0,3}=|(?<![\w.-])(?:bit\.ly|t\.me|tinyurl\.com|is\.gd|cutt\.ly|rebrand\.ly|ow\.ly|wa\.me|telegra\.ph|clck\.ru|vk\.cc|shorturl\.at|rb\.gy|t\.ly|linktr\.ee|surl\.li|u\.to)(?![\w-])/i;

/** Counts links in any spelling, but not email addresses, in linear time. */
export function countLinks(text: string): number {
  return text.replace(EMAIL, ' ').match(LINK)?.length ?? 0;
}

export function withoutLinks(text: string): string {
  return text.replace(EMAIL, ' ').replace(LINK, ' ');
}
