/** Whether most letters of a text belong to neither English nor Spanish nor another language in Latin script. */
export function isInAnotherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 4 && latin < letters / 2;
}

/** Whether two words or more of some texts look typed by a program: case that changes inside a word again and again, or no vowel at all. */
export function isGibberish(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => text.match(/[A-Za-z]{7,}/g) ?? []);
  return words.filter(isRandom).length >= 2;
}

function isRandom(word: string) {
  const changes = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  if (changes >= 2 && !/^(?:[A-Z][a-z]+)+$/.test(word)) return true;
  if (changes >= 3) return true;
  return !/[aeiouyAEIOUY]/.test(word) && word.length >= 8;
}
