import { reseed } from '../tools/by-hand.mjs';
import { indoors, table } from '../tools/day.mjs';
import { each, group, line, outlined, place } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { PAINT } from '../tools/paints.mjs';
import { HER_BLOUSE, HER_COAT, person, REGULAR } from '../tools/people.mjs';
import { orange, PALE, TINT } from '../tools/props.mjs';

reseed(103);

const woman = { ...REGULAR, x: 176, y: 132, scale: 0.235, mirrored: true };
// A mug with its handle, and steam.
const mug = place(
  { x: 186, y: 206, scale: 1.12 },
  line('M-6 -28q-6 -6 0 -13t0 -12M10 -28q-6 -6 0 -13t0 -12', 3, '#8FA9A0'),
  line('M22 -10C46 -14 46 24 20 20', 12),
  line('M22 -10C46 -14 46 24 20 20', 4.5, PAINT.sky),
  outlined('M-24 -20L-20 34Q0 40 20 34L24 -20Z', PAINT.sky, 4.5),
  outlined('M-24 -20C-22 -27 22 -27 24 -20C22 -13 -22 -13 -24 -20Z', PAINT.bark, 4),
);
// Sweet bread with its sugar crust.
const bread = place(
  { x: 72, y: 248 },
  outlined('M-36 0C-40 -34 40 -36 36 0Q0 8 -36 0Z', '#F3C98B', 4.5),
  each([-18, 0, 18], (x) => line(`M${x} -20Q${x * 1.3} -10 ${x * 1.4} -2`, 3.5, PAINT.white)),
  outlined('M-52 2Q0 14 52 2Q44 18 0 18T-52 2Z', PAINT.white, 4.5),
);

export default indoors(
  { wall: TINT.butter, blob: PALE.butter, window: { x: 26, y: 34 } },
  person({ ...woman, figure: torso({ ...HER_COAT, shirt: HER_BLOUSE, length: 600 }) }),
  table(PAINT.white, '#F7DCCB'),
  group(bread, place({ x: 274, y: 252 }, orange(17))),
  besidePerson(woman, arm({ ...HER_COAT, shoulder: [-158, 150], elbow: [-280, 440], wrist: [-80, 480] })),
  mug,
  besidePerson(woman, arm({ ...HER_COAT, shoulder: [160, 150], elbow: [330, 480], wrist: [100, 360], hand: 'fist' })),
);
