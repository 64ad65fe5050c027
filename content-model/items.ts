/** A testimonial or a question, which each language has. */
interface Item {
  id?: string;
  name?: string;
  question?: string;
}

/** The testimonials or questions of a file, with their paths. */
export function itemsIn(content: unknown) {
  const { items = [], groups = [] } = (content ?? {}) as { items?: Item[]; groups?: { items: Item[] }[] };
  const listed = (list: Item[], ...path: (string | number)[]) =>
    list.map((item, index) => ({ item, path: [...path, 'items', index] }));
  return [...listed(items), ...groups.flatMap((group, index) => listed(group.items, 'groups', index))];
}

const isSameItem = (one: Item, other: Item) => one.id === other.id && (one.id ?? one.name) === (other.id ?? other.name);

export const hasItem = (content: unknown, item: Item) => itemsIn(content).some((one) => isSameItem(one.item, item));
