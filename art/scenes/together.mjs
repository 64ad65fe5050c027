import { reseed } from '../tools/by-hand.mjs';
import { group, svg } from '../tools/draw.mjs';
import { arm, besidePerson, fingersOnShoulder, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';

// They lean on what is below the picture: its edge is their table, where their bodies and arms end.
export const size = [270, 208];
export const fineness = 2;
reseed(171);

const daughter = { ...DAUGHTER, x: 76, y: 96, scale: 0.2, headTilt: 7 };
const father = {
  x: 186,
  y: 106,
  scale: 0.2,
  mirrored: true,
  head: 'GrayShort',
  headPaint: { hairColor: HAIR.silver },
  face: 'Laugh',
  skin: SKIN.brown,
  headTilt: 5,
};
const sweater = { paint: PAINT.sun, skin: SKIN.brown };
export default svg(
  size,
  // Her arm is behind his back.
  besidePerson(
    daughter,
    arm({ ...HER_SHIRT, shoulder: [160, 150], elbow: [480, 330], wrist: [560, 300], sleeve: 0.9 }),
  ),
  person({
    ...father,
    figure: group(
      torso({ ...sweater, length: 492, collar: true }),
      arm({ ...sweater, shoulder: [-158, 150], elbow: [-330, 434], wrist: [-20, 440] }),
      fingersOnShoulder(DAUGHTER.skin),
    ),
  }),
  person({
    ...daughter,
    figure: group(
      torso({ ...HER_SHIRT, length: 542, collar: true }),
      arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-310, 492], wrist: [330, 480], sleeve: 0.8 }),
    ),
  }),
);
