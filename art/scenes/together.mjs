import { reseed } from '../tools/by-hand.mjs';
import { place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, drawHand, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';

// They lean on the card below, whose border is their table.
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
  besidePerson(
    daughter,
    arm({ ...HER_SHIRT, shoulder: [160, 150], elbow: [520, 240], wrist: [600, 300], sleeve: 0.9 }),
  ),
  person({ ...father, figure: torso({ ...sweater, length: 900, collar: true }) }),
  person({ ...daughter, figure: torso({ ...HER_SHIRT, length: 900, collar: true }) }),
  besidePerson(
    daughter,
    arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-290, 520], wrist: [90, 490], sleeve: 0.9, turn: 6 }),
  ),
  besidePerson(
    father,
    arm({ ...sweater, shoulder: [-158, 150], elbow: [-320, 500], wrist: [40, 640] }),
    arm({ ...sweater, shoulder: [160, 150], elbow: [330, 500], wrist: [0, 500] }),
  ),
  // Her hand is on his arm.
  place({ x: 243, y: 150, scale: 0.2, turn: 156 }, drawHand('rest', DAUGHTER.skin, true)),
);
