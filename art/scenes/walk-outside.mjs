import { reseed } from '../tools/by-hand.mjs';
import { svg } from '../tools/draw.mjs';
import { arm, besidePerson, fingersOnShoulder, standing } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';

// A daughter and her father on a walk, her arm around him.
export const size = [320, 420];
export const fineness = 2;
reseed(197);
const SCALE = 0.157;

const daughter = { ...DAUGHTER, x: 116, y: 56, scale: SCALE, headTilt: 4 };
const father = {
  x: 208,
  y: 62,
  scale: SCALE,
  mirrored: true,
  head: 'GrayShort',
  headPaint: { hairColor: HAIR.silver },
  face: 'Laugh',
  skin: SKIN.brown,
};
const sweater = { paint: PAINT.sun, skin: SKIN.brown };

export default svg(
  size,
  besidePerson(
    daughter,
    arm({ ...HER_SHIRT, shoulder: [160, 150], elbow: [440, 330], wrist: [520, 300], sleeve: 0.9 }),
  ),
  person({
    ...father,
    figure: standing(
      {
        ...sweater,
        trousers: PAINT.denim,
        collar: true,
        far: { knee: [170, 1500], ankle: [240, 2080], turn: -8 },
        near: { knee: [-60, 1520], ankle: [-200, 2120], turn: 10 },
      },
      arm({ ...sweater, shoulder: [-158, 150], elbow: [-290, 520], wrist: [-250, 850] }),
      fingersOnShoulder(DAUGHTER.skin),
      arm({ ...sweater, shoulder: [160, 150], elbow: [280, 520], wrist: [360, 830], hand: 'rest', turn: 20 }),
    ),
  }),
  person({
    ...daughter,
    figure: standing(
      {
        ...HER_SHIRT,
        trousers: PAINT.plum,
        collar: true,
        far: { knee: [150, 1520], ankle: [40, 2150], turn: 6 },
        near: { knee: [-100, 1540], ankle: [-230, 2170], turn: 12 },
      },
      arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-270, 520], wrist: [-210, 850], sleeve: 0.9, turn: -20 }),
    ),
  }),
);
