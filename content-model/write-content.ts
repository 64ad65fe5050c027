import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { isObject, isSame } from './is-same.ts';

const LAYOUT = { lineWidth: 120 };

/** The text of a content file in the layout in which the editor saves it. */
export function formatContent(text: string): string {
  return parseDocument(text).toString(LAYOUT);
}

/** The text of a content file with what changed between two values. Comments and all other lines stay as they are. */
export function writeContent(text: string, before: unknown, after: unknown): string {
  const document = parseDocument(text);
  const write = (path: (string | number)[], before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    const node = document.getIn(path, true);
    if (isMap(node) && isObject(before) && isObject(after)) {
      for (const key of Object.keys({ ...before, ...after })) {
        if (after[key] === undefined) document.deleteIn([...path, key]);
        else write([...path, key], before[key], after[key]);
      }
    } else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
      if (before.length === after.length) {
        for (const [index, item] of after.entries()) write([...path, index], before[index], item);
        return;
      }
      const left = before.map((value, index) => ({ value, item: node.items[index] }));
      node.items = after.map((item) => {
        const index = left.findIndex(({ value }) => isSame(value, item));
        return index < 0 ? document.createNode(item) : left.splice(index, 1)[0]?.item;
      });
      // An empty list is written in brackets.
      if (before.length === 0) node.flow = false;
    } else if (isScalar(node) && !isObject(after)) {
      node.value = after;
    } else document.setIn(path, document.createNode(after));
  };
  write([], before, after);
  return document.toString(LAYOUT);
}
