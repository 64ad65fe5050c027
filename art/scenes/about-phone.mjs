// The group of about.mjs for a phone: fewer people, so that each is large enough to meet one's eye on a narrow screen,
// and the file fits into the first round trips of a slow connection.
import { circle, reseed } from '../tools/by-hand.mjs';
import { each, filled, group, line, outlined, place, svg, tube } from '../tools/draw.mjs';
import { floor, roundBlob } from '../tools/large-props.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { HER_BLOUSE, IN_HER_WHEELCHAIR, person, seatedManAt, wheelchairTop } from '../tools/people.mjs';

export const size = [1200, 900];
export const fineness = 0.75;
reseed(71);
const SCALE = 0.25;

const ground = group(roundBlob('#DDEBDD'), floor('#F0CDB6'));
const banners = place(
  { x: 0, y: -34 },
  line('M150 56C340 92 480 104 600 98C740 92 900 82 1060 44', 5),
  each(
    [
      [226, 66, 11, PAINT.terra],
      [336, 84, 8, PAINT.sun],
      [446, 95, 4, PAINT.sky],
      [556, 98, 0, PAINT.plum],
      [666, 96, -2, PAINT.terra],
      [776, 90, -4, PAINT.sun],
      [886, 78, -9, PAINT.sky],
      [996, 60, -14, PAINT.leaf],
    ],
    ([x, y, turn, paint], index) =>
      place(
        { x, y, turn },
        outlined('M-34 0Q0 3 34 0L32 58L21 48L11 58L0 48L-11 58L-21 48L-32 58Z', paint, 4),
        index % 2 ? filled(circle(0, 24, 8), PAINT.white) : filled('M0 12L9 24L0 36L-9 24Z', PAINT.white),
      ),
  ),
);
const standing = (choices) => person({ posture: 'standing', scale: SCALE, ...choices });
const manInTurban = standing({
  x: 236,
  y: 240,
  body: 'ShirtColorTee',
  bodyPaint: { topColor: PAINT.sun, fill: '#7A5A48', shoesColor: PAINT.white },
  head: 'Turban',
  headPaint: { turbanColor: PAINT.plum },
  face: 'Smile',
  skin: SKIN.brown,
  beard: 'FullColor',
  beardPaint: { beardColor: HAIR.white },
});
const aide = standing({
  x: 486,
  y: 232,
  mirrored: true,
  body: 'DocHazardous',
  bodyPaint: { topColor: PAINT.green, shoesColor: PAINT.white },
  head: 'MediumBangs',
  headPaint: { fill: '#46332B' },
  face: 'Smile',
  skin: SKIN.tan,
  aged: false,
});
const laughingElder = standing({
  x: 816,
  y: 232,
  body: 'RestingColorPants',
  bodyPaint: { topColor: PAINT.sky, fill: PAINT.denim, shoesColor: PAINT.white },
  head: 'Afro',
  headPaint: { fill: HAIR.silver },
  face: 'Laugh',
  skin: SKIN.deep,
  glasses: 'GlassesSix',
});
const womanInWheelchair = person({
  ...IN_HER_WHEELCHAIR,
  x: 420,
  y: 390,
  scale: SCALE,
  extraBody: wheelchairTop(HER_BLOUSE),
});
const stool = place(
  { x: 942, y: 666, scale: 1.13 },
  outlined('M-72 0Q2 -8 78 0Q86 14 76 24Q2 30 -70 24Q-80 12 -72 0Z', PAINT.wood, 5),
  tube('M-50 26L-64 156', 7, PAINT.bark),
  tube('M54 26L70 156', 7, PAINT.bark),
);
const seatedMan = seatedManAt({ x: 948, y: 360, scale: 0.272 });

export default svg(size, ground, banners, manInTurban, aide, laughingElder, stool, seatedMan, womanInWheelchair);
