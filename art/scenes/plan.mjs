// The streets around the center, turned so that C Street runs across and its names can be read without tilting the head.
// The confirmed streets alone: C Street beside Highway 99, between Fresno Street and Kern Street, which both cross the highway.
import { box, circle, reseed } from '../tools/by-hand.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { words } from '../tools/letters.mjs';
import { INK, PAINT } from '../tools/paints.mjs';
import { orange } from '../tools/props.mjs';

export const size = [960, 720];
// Letters need finer numbers than streets.
export const fineness = 2;
reseed(29);
const OUTLINE = 4;

const sign = (x, y, width, text) =>
  group(outlined(box(x - width / 2, y - 32, width, 60, 10, 2), PAINT.white, OUTLINE), words(x, y + 10, text));
/** A street: its edges first, so that crossings stay open. */
const streets = (paths, width) => group(line(paths, width + 8, INK), line(paths, width, PAINT.white));

const ground = filled('M0 0H960V720H0Z', '#DDEBD5');
const highway = group(
  line('M-30 96C200 84 700 106 990 90', 96, INK),
  line('M-30 96C200 84 700 106 990 90', 88, PAINT.butter),
  line('M-30 96C200 84 700 106 990 90', 4, '#C9A24E', 'stroke-dasharray="34 26"'),
);
const tulare = streets('M566 110C562 300 570 560 564 740', 58);
const roads = streets(
  'M216 -20C212 200 220 500 214 740M742 -20C746 240 736 520 744 740M-20 414C300 404 640 424 980 412',
  58,
);
const tree = (x, y) =>
  place(
    { x, y },
    line('M0 40V70', 8, PAINT.bark),
    outlined(
      'M0 46C-34 52 -52 22 -36 0C-46 -30 -14 -52 6 -36C34 -48 56 -18 42 4C54 34 26 54 0 46Z',
      PAINT.leaf,
      OUTLINE,
    ),
    place({ x: -12, y: 12 }, orange(8, PAINT.sun)),
    place({ x: 16, y: -8 }, orange(8, PAINT.sun)),
  );
const trees = each(
  [
    [74, 240],
    [130, 540],
    [850, 236],
    [660, 250],
    [404, 540],
    [872, 520],
  ],
  ([x, y]) => tree(x, y),
);
const roof = (x, y, paint) =>
  place(
    { x, y },
    outlined(box(-34, 0, 68, 46, 4, 2), PAINT.cream, OUTLINE),
    outlined('M-46 4Q-20 -20 0 -38Q22 -20 46 4Q0 10 -46 4Z', paint, OUTLINE),
  );
const houses = each(
  [
    [128, 320, PAINT.sky],
    [310, 560, PAINT.lilac],
    [654, 520, PAINT.sky],
  ],
  ([x, y, paint]) => roof(x, y, paint),
);
const pin = place(
  { x: 474, y: 410 },
  outlined(
    'M0 0C-40 -62 -78 -96 -78 -150C-78 -200 -44 -232 0 -232C44 -232 78 -200 78 -150C78 -96 40 -62 0 0Z',
    PAINT.terra,
    5,
  ),
  outlined(circle(0, -152, 52), PAINT.white, OUTLINE),
  outlined('M-36 -150Q-16 -166 0 -186Q16 -166 36 -150M-25 -156V-122Q0 -118 25 -122V-156', 'none', 5),
  filled('M-8 -120V-140Q0 -146 8 -140V-120Z', PAINT.green),
);
// North is up and to the right.
const compass = place(
  { x: 322, y: 250 },
  outlined(circle(0, 0, 46), PAINT.white, OUTLINE),
  outlined('M22 -22L8 10L-10 -8Z', PAINT.terra, OUTLINE),
  outlined('M-22 22L8 10L-10 -8Z', PAINT.white, OUTLINE),
);

export default svg(
  size,
  ground,
  tulare,
  highway,
  roads,
  // The crossing of C Street and Tulare Street stays open too.
  filled('M537 374H595V454H537Z', PAINT.white),
  trees,
  houses,
  words(330, 421, 'C Street'),
  outlined(box(352, 66, 222, 56, 12, 2), PAINT.green, OUTLINE),
  words(463, 105, 'Highway 99', PAINT.white),
  sign(214, 660, 176, 'Fresno St'),
  sign(562, 660, 166, 'Tulare St'),
  sign(744, 660, 142, 'Kern St'),
  compass,
  words(376, 208, 'N'),
  pin,
);
