import { reseed } from '../tools/by-hand.mjs';
import { filled, group, outlined, place, svg, tube } from '../tools/draw.mjs';
import { arm, besidePerson, LEGS, sitting } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';
import { mug, sideChair } from '../tools/props.mjs';

// A daughter and her father ask their questions over coffee.
export const size = [520, 420];
export const fineness = 2;
reseed(191);
const SCALE = 0.157;
const OUTLINE = 2.8;

const table = group(
  tube('M260 262V384', 9, PAINT.bark),
  outlined('M214 398Q218 384 260 382Q302 384 306 398Q260 404 214 398Z', PAINT.bark, OUTLINE),
  outlined('M168 250C174 226 346 226 352 250C346 274 174 274 168 250Z', PAINT.wood, OUTLINE),
);
const list = place(
  { x: 236, y: 244, turn: -6 },
  outlined('M-30 8L-18 -12H26L34 8Z', PAINT.white, 2.4),
  filled('M-14 -6H16v2H-14ZM-17 -1H20v2H-17Z', PAINT.sky),
);
const daughter = { ...DAUGHTER, x: 112, y: 108, scale: SCALE, headTilt: 3 };
const father = {
  x: 408,
  y: 112,
  scale: SCALE,
  mirrored: true,
  head: 'GrayShort',
  headPaint: { hairColor: HAIR.silver },
  face: 'Laugh',
  skin: SKIN.brown,
};
const sweater = { paint: PAINT.sun, skin: SKIN.brown };
const chair = { y: 288, scale: 0.98 };

export default svg(
  size,
  place({ x: 106, ...chair }, sideChair(PAINT.wood)),
  besidePerson({ x: 414, ...chair, mirrored: true }, sideChair(PAINT.wood)),
  person({ ...daughter, figure: sitting({ ...HER_SHIRT, ...LEGS.anklesCrossed, trousers: PAINT.plum, collar: true }) }),
  person({ ...father, figure: sitting({ ...sweater, ...LEGS.oneFootBack, trousers: PAINT.denim, collar: true }) }),
  table,
  list,
  place({ x: 206, y: 236, scale: 0.62 }, mug(PAINT.terra)),
  place({ x: 316, y: 238, scale: 0.62 }, mug(PAINT.leaf)),
  besidePerson(
    daughter,
    arm({ ...HER_SHIRT, shoulder: [160, 150], elbow: [330, 500], wrist: [560, 330], hand: 'open', sleeve: 0.9 }),
    arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-230, 560], wrist: [330, 830], sleeve: 0.9 }),
  ),
  besidePerson(
    father,
    arm({ ...sweater, shoulder: [160, 150], elbow: [310, 560], wrist: [500, 780], hand: 'fist' }),
    arm({ ...sweater, shoulder: [-158, 150], elbow: [-260, 560], wrist: [230, 850] }),
  ),
);
