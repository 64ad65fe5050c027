import { box, reseed } from '../tools/by-hand.mjs';
import { group, outlined, place, svg, tube } from '../tools/draw.mjs';
import { arm, besidePerson, LEGS, sitting } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { HER_BLOUSE, HER_COAT, person, REGULAR } from '../tools/people.mjs';

// The two whose hands are on the album, on a bench of the garden.
export const size = [420, 420];
export const fineness = 2;
reseed(193);
const SCALE = 0.157;
const OUTLINE = 2.8;

const back = group(
  tube('M62 178V384M358 178V384', 7, PAINT.bark),
  outlined(box(40, 188, 340, 22, 7, 2), PAINT.wood, OUTLINE),
  outlined(box(40, 222, 340, 22, 7, 2), PAINT.wood, OUTLINE),
);
const seat = outlined('M30 282Q210 274 390 282Q398 292 390 304Q210 310 30 304Q22 294 30 282Z', PAINT.wood, OUTLINE);
const album = place(
  { x: 214, y: 262 },
  outlined('M-62 -2Q-30 -16 0 0Q30 -16 62 -2L66 30Q32 18 0 32Q-32 18 -66 30Z', PAINT.plum, OUTLINE),
  outlined('M-56 -6Q-28 -18 0 -4V24Q-30 12 -59 22Z', PAINT.white, 2.2),
  outlined('M56 -6Q28 -18 0 -4V24Q30 12 59 22Z', PAINT.white, 2.2),
  outlined('M-46 -4L-22 -9L-21 9L-48 13Z', PAINT.sky, 2),
  outlined('M20 -9L46 -4L48 12L21 8Z', PAINT.sun, 2),
);
const woman = { ...REGULAR, x: 132, y: 108, scale: SCALE, headTilt: 9 };
const man = {
  x: 292,
  y: 104,
  scale: SCALE,
  mirrored: true,
  head: 'ShortFour',
  headPaint: { fill: HAIR.silver },
  face: 'Smile',
  skin: SKIN.gold,
  headTilt: 9,
};
const jacket = { paint: PAINT.denim, skin: SKIN.gold };

export default svg(
  size,
  back,
  seat,
  person({
    ...woman,
    figure: sitting({ ...HER_COAT, ...LEGS.anklesCrossed, trousers: PAINT.plum, shirt: HER_BLOUSE }),
  }),
  person({ ...man, figure: sitting({ ...jacket, ...LEGS.feetApart, trousers: '#7A5A48', collar: true }) }),
  album,
  besidePerson(
    woman,
    arm({ ...HER_COAT, shoulder: [160, 150], elbow: [300, 560], wrist: [430, 900] }),
    arm({ ...HER_COAT, shoulder: [-158, 150], elbow: [-260, 600], wrist: [110, 960] }),
  ),
  besidePerson(
    man,
    arm({ ...jacket, shoulder: [160, 150], elbow: [280, 560], wrist: [330, 910], hand: 'point' }),
    arm({ ...jacket, shoulder: [-158, 150], elbow: [-270, 600], wrist: [110, 960] }),
  ),
);
