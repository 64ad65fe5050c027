import { reseed } from '../tools/by-hand.mjs';
import { place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, standing } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { HER_BLOUSE, HER_COAT, person, REGULAR } from '../tools/people.mjs';
import { clipboard } from '../tools/props.mjs';

// A visitor with her list, and someone of the staff who shows her around.
export const size = [460, 420];
export const fineness = 2;
reseed(211);
const SCALE = 0.157;

const visitor = { ...REGULAR, x: 160, y: 66, scale: SCALE };
const guide = {
  x: 330,
  y: 56,
  scale: SCALE,
  mirrored: true,
  head: 'BunTwo',
  headPaint: { clipColor: PAINT.sun },
  face: 'Smile',
  skin: SKIN.deep,
  aged: false,
};
const scrubs = { paint: PAINT.green, skin: SKIN.deep, neckline: 'v' };

export default svg(
  size,
  person({
    ...visitor,
    figure: standing({
      ...HER_COAT,
      shirt: HER_BLOUSE,
      trousers: PAINT.plum,
      near: { ankle: [-140, 2140] },
      far: { ankle: [130, 2100] },
    }),
  }),
  place({ x: 208, y: 142, scale: 0.56, turn: 8 }, clipboard()),
  besidePerson(
    visitor,
    arm({ ...HER_COAT, shoulder: [160, 150], elbow: [330, 480], wrist: [450, 560], hand: 'fist' }),
    arm({ ...HER_COAT, shoulder: [-158, 150], elbow: [-240, 560], wrist: [190, 720], hand: 'fist' }),
  ),
  person({
    ...guide,
    figure: standing(
      { ...scrubs, trousers: PAINT.brightGreen, length: 900 },
      arm({ ...scrubs, shoulder: [160, 150], elbow: [270, 540], wrist: [330, 820], sleeve: 0.8 }),
      arm({
        ...scrubs,
        shoulder: [-158, 150],
        elbow: [-400, 380],
        wrist: [-640, 240],
        sleeve: 0.8,
        hand: 'open',
        flipped: true,
      }),
    ),
  }),
);
