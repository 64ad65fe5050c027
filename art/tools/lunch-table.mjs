// Lunch for three, with a place laid for a guest: table.mjs and table-outside.mjs.
import { dot, each, filled, group, line, outlined, place, tube } from './draw.mjs';
import { arm, besidePerson, LEGS, sitting } from './figure.mjs';
import { HAIR, PAINT, SKIN } from './paints.mjs';
import { HER_BLOUSE, HER_COAT, person, REGULAR } from './people.mjs';
import { heart, orange, sideChair } from './props.mjs';

const OUTLINE = 2.8;
const SCALE = 0.157;

// The free chair, from the front.
const freeChair = group(
  tube('M256 118L246 392M344 118L354 392', 5, PAINT.bark),
  outlined('M246 112Q300 98 354 112Q360 126 352 142Q300 132 248 142Q240 126 246 112Z', PAINT.wood, OUTLINE),
  outlined('M252 160Q300 152 348 160L350 180Q300 172 250 180Z', PAINT.wood, OUTLINE),
  outlined('M252 194Q300 188 348 194L349 214Q300 208 251 214Z', PAINT.wood, OUTLINE),
);
const table = group(
  tube('M300 290V384', 9, PAINT.bark),
  outlined('M254 398Q258 384 300 382Q342 384 346 398Q300 404 254 398Z', PAINT.bark, OUTLINE),
  outlined(
    'M170 240L158 304Q180 318 204 308Q228 322 252 312Q276 326 300 316Q324 326 348 312Q372 322 396 308Q420 318 442 304L430 240Z',
    '#F7DCCB',
    OUTLINE,
  ),
  outlined('M170 238C178 200 422 200 430 238C422 276 178 276 170 238Z', PAINT.white, OUTLINE),
);
const bowl = (x, y, size = 0.5) =>
  place(
    { x, y, scale: size },
    outlined('M-58 14Q0 22 58 14Q52 30 0 31Q-52 30 -58 14Z', PAINT.white, 5),
    outlined('M-46 -14Q0 -6 46 -14C43 12 26 22 0 22C-26 22 -43 12 -46 -14Z', PAINT.sky, 5),
    outlined('M-46 -14C-44 -28 44 -28 46 -14C44 -1 -44 -1 -46 -14Z', PAINT.white, 5),
    filled('M-36 -14C-33 -22 33 -22 36 -14C33 -7 -33 -7 -36 -14Z', '#E98A4A'),
    each([-18, 4, 22], (dx) => dot(dx, -14, 4, dx === 4 ? PAINT.leaf : PAINT.sun)),
  );
// A place that is laid, with a card.
const laid = group(
  outlined('M262 222C266 210 334 210 338 222C334 234 266 234 262 222Z', PAINT.white, OUTLINE),
  outlined('M276 221C280 214 320 214 324 221C320 228 280 228 276 221Z', '#F3EBDC', 2),
  outlined('M284 206L292 190H316L324 206Z', PAINT.white, 2.2),
  place({ x: 304, y: 198, scale: 0.3 }, heart(PAINT.terra)),
);
const oranges = place(
  { x: 300, y: 250, scale: 0.62 },
  place({ x: -14, y: -12 }, orange(15, PAINT.orange)),
  place({ x: 16, y: -12 }, orange(15, PAINT.sun)),
  outlined('M-42 -6Q0 6 42 -6Q38 20 0 22Q-38 20 -42 -6Z', PAINT.leaf, 4.5),
);
const glass = (x, y) =>
  place(
    { x, y, scale: 0.5 },
    outlined('M-17 -28L-13 22Q0 28 13 22L17 -28Q0 -34 -17 -28Z', '#DCEEF1', 5),
    filled('M-14 -8Q0 -4 14 -8L11 20Q0 24 -11 20Z', PAINT.sky),
  );
const spoon = place(
  { x: 92, y: 8, turn: -24 },
  line('M0 120V-170', 34),
  outlined('M0 -170C-44 -190 -44 -290 0 -296C44 -290 44 -190 0 -170Z', '#E9E4DB', 16),
  line('M0 110V-170', 12, '#E9E4DB'),
);
const woman = { ...REGULAR, x: 146, y: 108, scale: SCALE };
const man = {
  x: 454,
  y: 108,
  scale: SCALE,
  mirrored: true,
  head: 'Turban',
  headPaint: { turbanColor: PAINT.plum },
  face: 'Smile',
  beard: 'FullColor',
  beardPaint: { beardColor: HAIR.white },
  skin: SKIN.brown,
};
const sweater = { paint: PAINT.sun, skin: SKIN.brown };
const chair = { y: 288, scale: 0.98 };

/** From 78 to 522 across; the feet are at 400. */
export const lunchTable = group(
  freeChair,
  place({ x: 140, ...chair }, sideChair(PAINT.wood)),
  besidePerson({ x: 460, ...chair, mirrored: true }, sideChair(PAINT.wood)),
  person({
    ...woman,
    figure: sitting({ ...HER_COAT, ...LEGS.oneFootBack, trousers: PAINT.plum, shirt: HER_BLOUSE }),
  }),
  person({ ...man, figure: sitting({ ...sweater, trousers: PAINT.denim, collar: true }) }),
  table,
  glass(236, 212),
  glass(346, 214),
  laid,
  bowl(218, 240),
  line('M212 233L192 208', 5),
  line('M212 233L192 208', 2, '#E9E4DB'),
  bowl(384, 242),
  oranges,
  besidePerson(
    woman,
    place({ x: 640, y: 330, scale: 6 }, orange(15, PAINT.orange)),
    arm({ ...HER_COAT, shoulder: [160, 150], elbow: [330, 470], wrist: [480, 420], hand: 'open', flipped: true }),
    arm({ ...HER_COAT, shoulder: [-158, 150], elbow: [-250, 520], wrist: [60, 700] }),
  ),
  besidePerson(
    man,
    arm({ ...sweater, shoulder: [160, 150], elbow: [310, 500], wrist: [420, 520], hand: 'fist', holds: spoon }),
    arm({ ...sweater, shoulder: [-158, 150], elbow: [-270, 520], wrist: [60, 690] }),
  ),
);
