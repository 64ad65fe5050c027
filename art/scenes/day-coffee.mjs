import { reseed } from '../tools/by-hand.mjs';
import { indoors, panel, table } from '../tools/day.mjs';
import { each, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { PAINT } from '../tools/paints.mjs';
import { HER_BLOUSE, HER_COAT, person, REGULAR } from '../tools/people.mjs';
import { orange, PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(103);

const woman = { ...REGULAR, x: 176, y: 132, scale: 0.235, mirrored: true };
const cup = place(
  { x: 96, y: 0, scale: 1.4, turn: 152 },
  outlined('M-70 -80Q0 -66 70 -80L58 70Q0 86 -58 70Z', PAINT.sky, 13),
);
// Sweet bread with its sugar crust.
const bread = place(
  { x: 72, y: 248 },
  outlined('M-36 0C-40 -34 40 -36 36 0Q0 8 -36 0Z', '#F3C98B', 4.5),
  each([-18, 0, 18], (x) => line(`M${x} -20Q${x * 1.3} -10 ${x * 1.4} -2`, 3.5, PAINT.white)),
  outlined('M-52 2Q0 14 52 2Q44 18 0 18T-52 2Z', PAINT.white, 4.5),
);

export default svg(
  size,
  indoors(
    { wall: TINT.butter, blob: PALE.butter, window: { x: 26, y: 34 } },
    person({ ...woman, figure: torso({ ...HER_COAT, shirt: HER_BLOUSE, length: 600 }) }),
    table(PAINT.white, '#F7DCCB'),
    group(bread, place({ x: 274, y: 252 }, orange(17))),
    besidePerson(
      woman,
      arm({ ...HER_COAT, shoulder: [-158, 150], elbow: [-280, 440], wrist: [-80, 480] }),
      arm({ ...HER_COAT, shoulder: [160, 150], elbow: [330, 480], wrist: [100, 360], hand: 'fist', holds: cup }),
    ),
  ),
);
