/** Room for a heading, in pixels. */
export const headingBox = { width: 522, height: 312 };
export const headingLineHeight = 1.08;
export const headingTracking = -0.02;

// Three large lines read better than four smaller ones, so those are tried first.
const choices = [
  { most: 3, sizes: [92, 84, 76, 70, 66, 62] },
  { most: 4, sizes: [66, 62, 58, 54] },
  { most: 9, sizes: [50, 46, 42, 38, 34, 30] },
];

/** A heading as it is drawn. */
export interface SetHeading {
  size: number;
  lines: string[];
}

/** Sets a heading as large as its room allows, its lines of like width; `measure` gives the width of a text in em. */
export function setHeading(heading: string, measure: (text: string) => number): SetHeading {
  const words = heading.split(/\s+/);
  const widthOf = (text: string) => measure(text) + text.length * headingTracking;
  for (const { most, sizes } of choices) {
    for (const size of sizes) {
      const lines = balanced(words, headingBox.width / size, widthOf);
      const high = lines.length * size * headingLineHeight;
      const wide = Math.max(...lines.map(widthOf)) * size;
      if (lines.length <= most && high <= headingBox.height && wide <= headingBox.width) return { size, lines };
    }
  }
  throw new Error(`The heading "${heading}" is too long for the picture that is shared with links.`);
}

/** The fewest lines that fit a width, broken where the widest of them is narrowest. */
function balanced(words: string[], width: number, widthOf: (text: string) => number): string[] {
  let best = broken(words, width, widthOf);
  for (let narrower = width; narrower > 0; narrower -= width / 50) {
    const lines = broken(words, narrower, widthOf);
    if (lines.length > best.length || lines.some((line) => widthOf(line) > narrower)) break;
    best = lines;
  }
  return best;
}

function broken(words: string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
