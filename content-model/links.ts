/** A link in a text, written as [words](/path), or words of another language, as in [respite](lang:en). */
export const LINK = /\[(?<label>[^\]]+)\]\((?<href>[^)]*)\)/;

export function replaceLinks(text: string, replace: (label: string, href: string) => string): string {
  return text.replace(new RegExp(LINK, 'g'), (_link, label: string, href: string) => replace(label, href));
}

/** Where the links of a text lead. */
export function linkTargets(text: string): string[] {
  return [...text.matchAll(new RegExp(LINK, 'g'))].map(({ groups }) => groups?.href ?? '');
}
