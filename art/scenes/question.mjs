import { reseed } from '../tools/by-hand.mjs';
import { dot, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, raisedForearm, shortSleeve, torso } from '../tools/figure.mjs';
import { PAINT } from '../tools/paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from '../tools/people.mjs';

// Upright, for the place beside a heading.
export const size = [320, 392];
export const fineness = 2;
reseed(151);
const OUTLINE = 4.5;

const ground = group(
  filled('M18 380C-6 250 14 130 70 62C112 8 214 -2 264 46C316 110 318 260 302 380Z', '#F9E6BC'),
  filled('M4 380C2 364 60 358 160 358S318 364 316 380C312 392 240 392 160 392S8 392 4 380Z', '#F0CDB6'),
);
// A round table with a cloth.
const table = group(
  outlined(
    'M14 312C18 340 18 356 14 376Q44 386 76 379Q108 389 140 381Q172 391 204 381Q236 389 262 379Q286 385 306 376C302 356 302 340 306 312Z',
    '#F6E3B8',
    OUTLINE,
  ),
  outlined('M14 312C18 264 302 264 306 312C302 358 18 358 14 312Z', PAINT.white, OUTLINE),
);

// Around the middle of its question mark.
const bubble = place(
  { x: 246, y: 66, scale: 0.78 },
  outlined(
    'M-78 0C-80 -40 -40 -54 0 -52C44 -52 78 -34 76 2C74 38 40 52 0 50C-14 50 -26 48 -36 44C-46 56 -60 64 -80 64C-70 54 -66 44 -66 32C-74 24 -78 12 -78 0Z',
    PAINT.white,
    OUTLINE,
  ),
  line('M-22 -12C-22 -36 22 -36 22 -12C22 4 0 2 0 16', 10, PAINT.terra),
  dot(0, 34, 7, PAINT.terra),
);
const woman = { ...DAUGHTER, x: 134, y: 206, scale: 0.27, headTilt: 8 };

export default svg(
  size,
  ground,
  bubble,
  table,
  person({
    ...woman,
    figure: group(
      torso({ ...HER_SHIRT, length: 276, collar: true }),
      arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-318, 380], wrist: [-20, 420], sleeve: 0.72 }),
      shortSleeve({ ...HER_SHIRT, shoulder: [160, 150], elbow: [372, 410], sleeve: 0.7 }),
    ),
  }),
  // Her elbow is on the table and her chin on her hand.
  besidePerson(woman, raisedForearm({ ...HER_SHIRT, elbow: [390, 400], wrist: [172, 98], turn: -6 })),
);
