export type Random = ReturnType<typeof createRandom>;

/** A seeded random number generator (mulberry32). */
export function createRandom(seed = 20_260) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<Item>(list: readonly Item[]): Item {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
