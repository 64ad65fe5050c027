const customProperty = /--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function shortName(index: number): string {
  const rest = index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1);
  return `${rest}${letters[index % letters.length]}`;
}

/** Renames custom properties, such as `--ground-page`, to one or two letters. */
export function shortenNames(css: string): string {
  const names = new Map<string, string>();
  return css.replace(customProperty, (name) => {
    const short = names.get(name) ?? `--${shortName(names.size)}`;
    names.set(name, short);
    return short;
  });
}
