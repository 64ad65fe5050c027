import { box, circle, reseed } from '../tools/by-hand.mjs';
import { outdoors } from '../tools/day.mjs';
import { each, filled, group, line, outlined, place } from '../tools/draw.mjs';
import { PAINT } from '../tools/paints.mjs';
import { heart, TINT } from '../tools/props.mjs';

reseed(127);
const OUTLINE = 4.5;

const tree = (x, y, scale) =>
  place(
    { x, y, scale },
    line('M0 0V-44', 8),
    outlined('M-40 -58C-44 -88 -24 -106 0 -106S44 -88 40 -58S22 -30 0 -30S-37 -38 -40 -58Z', PAINT.leaf, OUTLINE),
    each(
      [
        [-18, -64],
        [12, -82],
        [20, -50],
        [-6, -42],
      ],
      ([dx, dy]) => outlined(circle(dx, dy, 7), PAINT.sun, 3.5),
    ),
  );
const house = group(
  outlined('M70 252C66 214 66 180 70 146C126 142 174 142 230 146C234 180 234 214 230 252Z', PAINT.cream, OUTLINE),
  outlined('M46 152C88 122 130 96 150 82C172 96 214 122 254 152C186 144 114 144 46 152Z', PAINT.terra, OUTLINE),
  outlined('M132 252C130 222 130 200 132 182Q150 172 168 182C170 200 170 222 168 252Z', PAINT.green, OUTLINE),
  filled(circle(160, 220, 3.5), PAINT.sun),
  each([84, 184], (x) =>
    group(outlined(box(x, 180, 34, 34, 4, 1), PAINT.sun, OUTLINE), line(`M${x + 17} 180V214M${x} 197H${x + 34}`, 3)),
  ),
  place({ x: 150, y: 124, scale: 0.85 }, heart(PAINT.sun)),
);

export default outdoors(TINT.blush, tree(32, 252, 0.78), house, tree(276, 254, 0.66));
