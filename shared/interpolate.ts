/** A text with its {names} filled in from values, which may hold braces themselves; other names stay. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
