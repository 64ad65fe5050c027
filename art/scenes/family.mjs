import { reseed } from '../tools/by-hand.mjs';
import { group, place, svg } from '../tools/draw.mjs';
import {
  GRANDDAUGHTER,
  GRANDFATHER,
  GRANDMOTHER,
  HER_BLOUSE,
  HER_DRESS,
  HER_SWEATER,
  HIS_SHIRT,
  MOTHER,
} from '../tools/family.mjs';
import { arm, besidePerson, fingersOnShoulder, torso } from '../tools/figure.mjs';
import { PAINT } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { mug, orange } from '../tools/props.mjs';

// They lean on what is below the picture: its edge is their table, where their bodies and arms end.
export const size = [480, 236];
export const fineness = 2;
reseed(173);

const grandmother = { ...GRANDMOTHER, x: 84, y: 132, scale: 0.2, headTilt: 4 };
const grandfather = { ...GRANDFATHER, x: 192, y: 98, scale: 0.2, mirrored: true };
const granddaughter = { ...GRANDDAUGHTER, x: 304, y: 158, scale: 0.17 };
const mother = { ...MOTHER, x: 398, y: 128, scale: 0.2, headTilt: 6 };

export default svg(
  size,
  // Arms that end behind someone else's back.
  besidePerson(grandfather, arm({ ...HIS_SHIRT, shoulder: [160, 150], elbow: [440, 400], wrist: [500, 300] })),
  besidePerson(mother, arm({ ...HER_SWEATER, shoulder: [160, 150], elbow: [340, 440], wrist: [300, 500] })),
  person({
    ...grandfather,
    figure: group(
      torso({ ...HIS_SHIRT, length: 672, collar: true }),
      arm({ ...HIS_SHIRT, shoulder: [-158, 150], elbow: [-320, 612], wrist: [-110, 616] }),
    ),
  }),
  person({
    ...mother,
    figure: group(
      torso({ ...HER_SWEATER, length: 522 }),
      place({ x: 10, y: 404, scale: 3.6 }, mug(PAINT.leaf)),
      arm({ ...HER_SWEATER, shoulder: [-158, 150], elbow: [-310, 462], wrist: [-106, 440], hand: 'fist' }),
    ),
  }),
  person({
    ...grandmother,
    figure: group(
      torso({ ...HER_BLOUSE, length: 502, collar: true }),
      place({ x: 30, y: 390, scale: 3.6 }, mug(PAINT.terra)),
      arm({ ...HER_BLOUSE, shoulder: [160, 150], elbow: [320, 444], wrist: [190, 420], hand: 'fist', flipped: true }),
      arm({ ...HER_BLOUSE, shoulder: [-158, 150], elbow: [-320, 444], wrist: [-110, 430], hand: 'fist' }),
      fingersOnShoulder(GRANDFATHER.skin),
    ),
  }),
  person({
    ...granddaughter,
    figure: group(
      torso({ ...HER_DRESS, length: 439 }),
      arm({ ...HER_DRESS, shoulder: [160, 150], elbow: [400, 340], wrist: [440, 60], sleeve: 0.7, hand: 'wave' }),
      place({ x: 30, y: 356, scale: 4.4 }, orange(17)),
      arm({ ...HER_DRESS, shoulder: [-158, 150], elbow: [-330, 396], wrist: [-130, 404], sleeve: 0.7 }),
      fingersOnShoulder(MOTHER.skin),
    ),
  }),
);
