// Shapes as a hand draws them. The hand trembles at random, but every time in the same way, so that a picture drawn again
// is the same byte for byte.
let seed = 7;

/** Begins the trembling of a picture; each has a number of its own. */
export function reseed(number) {
  seed = number;
}

function tremble(most) {
  seed = (seed * 16807) % 2147483647;
  return (seed / 2147483647 - 0.5) * 2 * most;
}

function point(x, y) {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(number) {
  return Math.round(number * 10) / 10;
}

/** A box with bowed sides and slightly uneven, rounded corners. */
export function box(x, y, width, height, radius = 10, unevenness = 2) {
  const uneven = () => tremble(unevenness);
  const [a, b, c, d] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([cornerX, cornerY]) => ({ x: cornerX + uneven(), y: cornerY + uneven() }));
  const corner = Math.min(radius, width / 2, height / 2);
  const middle = (from, to) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const top = middle(a, b);
  const right = middle(b, c);
  const bottom = middle(c, d);
  const left = middle(a, d);
  return [
    `M${point(a.x + corner, a.y)}`,
    `Q${point(top.x, top.y + uneven())} ${point(b.x - corner, b.y)}`,
    `Q${point(b.x, b.y)} ${point(b.x, b.y + corner)}`,
    `Q${point(right.x + uneven(), right.y)} ${point(c.x, c.y - corner)}`,
    `Q${point(c.x, c.y)} ${point(c.x - corner, c.y)}`,
    `Q${point(bottom.x, bottom.y + uneven())} ${point(d.x + corner, d.y)}`,
    `Q${point(d.x, d.y)} ${point(d.x, d.y - corner)}`,
    `Q${point(left.x + uneven(), left.y)} ${point(a.x, a.y + corner)}`,
    `Q${point(a.x, a.y)} ${point(a.x + corner, a.y)}Z`,
  ].join('');
}

/** A soft shape through points around a middle. */
export function blob(middleX, middleY, radiusX, radiusY, count = 7, unevenness = 0.1) {
  const points = Array.from({ length: count }, (_none, index) => {
    const angle = (index / count) * 2 * Math.PI - 0.4;
    const reach = 1 + tremble(unevenness);
    return { x: middleX + Math.cos(angle) * radiusX * reach, y: middleY + Math.sin(angle) * radiusY * reach };
  });
  const at = (index) => points[(index + count) % count];
  // Each curve leaves a point in the direction from the one before to the one after.
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leaving = point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arriving = point(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `C${leaving} ${arriving} ${point(to.x, to.y)}`;
  });
  return `M${point(points[0].x, points[0].y)}${curves.join('')}Z`;
}

/** A circle whose end does not quite meet its beginning. */
export function circle(middleX, middleY, radius) {
  const at = (x, y) => point(middleX + radius * x, middleY + radius * y);
  return [
    `M${at(-1, 0)}`,
    `C${at(-1, -0.58)} ${at(-0.52, -1.02)} ${at(0.04, -1)}`,
    `C${at(0.6, -0.98)} ${at(1.02, -0.5)} ${at(1, 0.05)}`,
    `C${at(0.97, 0.62)} ${at(0.5, 1.02)} ${at(0, 1)}`,
    `C${at(-0.6, 0.98)} ${at(-1.01, 0.55)} ${at(-1, 0)}Z`,
  ].join('');
}
