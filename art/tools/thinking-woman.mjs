// The woman with a question, at a table: question.mjs and question-phone.mjs.
import { dot, group, line, outlined } from './draw.mjs';
import { arm, besidePerson, raisedForearm, shortSleeve, torso } from './figure.mjs';
import { PAINT } from './paints.mjs';
import { DAUGHTER, HER_SHIRT, person } from './people.mjs';

const WOMAN = { ...DAUGHTER, scale: 0.27, headTilt: 8 };

/** The edge of her table is 76 below her neck, at `x` and `y`. */
export function thinkingWoman(x, y) {
  const woman = { ...WOMAN, x, y };
  return group(
    person({
      ...woman,
      figure: group(
        torso({ ...HER_SHIRT, length: 276, collar: true }),
        arm({ ...HER_SHIRT, shoulder: [-158, 150], elbow: [-330, 390], wrist: [-10, 410], sleeve: 0.9 }),
        shortSleeve({ ...HER_SHIRT, shoulder: [160, 150], elbow: [356, 400] }),
      ),
    }),
    // Her elbow is on the table and her chin on her hand.
    besidePerson(woman, raisedForearm({ ...HER_SHIRT, elbow: [390, 400], wrist: [172, 98], turn: -6 })),
  );
}

/** Her bubble, around the middle of its question mark; its corner points down to the left. */
export const question = group(
  outlined(
    'M-78 0C-80 -40 -40 -54 0 -52C44 -52 78 -34 76 2C74 38 40 52 0 50C-14 50 -26 48 -36 44C-46 56 -60 64 -80 64C-70 54 -66 44 -66 32C-74 24 -78 12 -78 0Z',
    PAINT.white,
    4.5,
  ),
  line('M-22 -12C-22 -36 22 -36 22 -12C22 4 0 2 0 16', 10, PAINT.terra),
  dot(0, 34, 7, PAINT.terra),
);
