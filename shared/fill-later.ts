/** A text with the names in braces that were left for later filled in; what is filled in may hold braces itself. */
export function fillLater(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
