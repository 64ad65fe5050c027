/** A count as a sentence writes it; `words` are those of one, two, three and so on, and what they lack is written in figures. */
export function numberInWords(count: number, words: readonly string[]): string {
  return words[count - 1] ?? String(count);
}
