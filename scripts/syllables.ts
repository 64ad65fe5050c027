// Letters that look like a syllable and are none.
const silent = [
  /[^aeiouy]e$(?<![^aeiouy]le)/,
  /[^aeiouytd]ed$(?<![^aeiourly]led)(?<!hundred|sacred|naked)/,
  /[^aeiouysxzcg]es$(?<![cs]hes|[^aeiouy]les|diabetes)/,
  /[^aeiouyl]e(?=(ly|ments?|ful|fully|less|ness)$)/,
  /(?<=^(car|hom|lif|mak|plac|saf|sid|som|tim|whol|wid|fir|bas|hous|peac|mov|fac|us|tabl|wher|ther|her|for))e(?=(body|bound|day|d?giv|by|fore|head|hold|how|keep|long|made|place|side|sick|some|stay|tak|thing|tim|walk|what|where|work))/,
  /^(every|evening|business|wednes)/,
];

// Vowels that stand together and are spoken apart, and the few endings that are spoken though silent elsewhere.
const spoken = [
  /(?<![ctg]|rn|l)ia(?!ge)|io$|ios$|(?<![ctgxslnv])io(?=[^r])/,
  /i(?=et)|(?<=[^p])i(?=er$|est$)|(?<=[^ct])i(?=en[ct])|^scien/,
  /(?<![gq])u(?=al|at[ei]|ar[iy]|ous|ity)|eos?$/,
  /[aeouy](?=ing)/,
  /^(area|creat(?!ur)|recreat|idea|theat|react|museum|everyone|maybe|anyone|recipe|chile|suicid)/,
  /[^aeiou]sms?$/,
];

/** How many syllables an English word is spoken with: groups of vowels, less those that are silent, plus those that are two. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const matches = (rules: readonly RegExp[]) => rules.filter((rule) => rule.test(letters)).length;
  return Math.max(1, groups - matches(silent) + matches(spoken));
}
