/** What stays as it is inside a text: facts, links and their targets, addresses, and words in capitals alone. */
const kept = /\{\s*\??\w+\s*\}|\]\([^)]*\)|\S*[@/]\S*|\b\p{Lu}{2,}\b/u;
const word = /[\p{L}’']+/gu;

/** Says a text in other words. */
export type Reword = (text: string) => string;

/**
 * Rewords texts: each word becomes another one of the same length and about the same number of syllables that stands
 * about as often in them, so that no text gets longer or harder to read. `fixed` phrases stay, and what one ends with. Each `shift` gives other words.
 */
export function createReword(texts: readonly string[], fixed: readonly string[], shift: number): Reword {
  const phrases = fixed.filter((phrase) => phrase.includes(' ')).map((phrase) => RegExp.escape(phrase));
  const parts = new RegExp(`(${[...phrases, kept.source].join('|')})`, 'u');
  const split = (text: string) =>
    text.split(parts).map((part, index) => ({ text: part, stays: index % 2 === 1 || !part }));

  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const part of split(text)) {
      if (part.stays) continue;
      for (const [found] of part.text.matchAll(word)) {
        const lower = found.toLowerCase();
        counts.set(lower, (counts.get(lower) ?? 0) + 1);
      }
    }
  }
  const others = new Map<string, string>();
  for (const group of Map.groupBy(counts.keys(), kindOf).values()) {
    group.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.localeCompare(other, 'en'));
    for (const [index, found] of group.entries()) others.set(found, group[(index + shift) % group.length] ?? found);
  }

  const rewordPart = (part: string) =>
    part.replace(word, (found) => {
      const other = others.get(found.toLowerCase()) ?? found;
      return /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
  return (text) =>
    fixed.some((phrase) => phrase.toLowerCase().endsWith(text.toLowerCase()))
      ? text
      : split(text)
          .map((part) => (part.stays ? part.text : rewordPart(part.text)))
          .join('');
}

function kindOf(text: string): string {
  const vowels = text.match(/[aeiouy]+/g)?.length ?? 0;
  return `${text.length}, ${vowels}, ${text.search(/[’']/)}`;
}
