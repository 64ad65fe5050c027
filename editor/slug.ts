/** A text as a part of a URL, with the first number with which it is free. */
export function freeSlug(text: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || fallback;
  let free = slug;
  for (let number = 1; isTaken(free); number++) free = `${slug}-${number}`;
  return free;
}
