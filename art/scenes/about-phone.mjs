// The group of about.mjs for a phone: fewer people, so that each is large enough to meet one's eye on a narrow screen,
// and the file fits into the first round trips of a slow connection.
import { circle, reseed } from '../tools/by-hand.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { aideAndWheelchair, handOnHisArm, laughingElder, manInTurban, seatedMan } from '../tools/group-portrait.mjs';
import { floor, roundBlob } from '../tools/large-props.mjs';
import { PAINT } from '../tools/paints.mjs';

export const size = [1200, 900];
export const fineness = 0.75;
reseed(71);
const SCALE = 0.25;
const ELDER = { x: 798, y: 246, scale: SCALE };

const ground = group(roundBlob('#DDEBDD'), floor('#F0CDB6'));
const banners = place(
  { x: 0, y: -34 },
  line('M-10 14Q70 38 150 56C340 92 480 104 600 98C740 92 900 82 1060 44Q1140 25 1210 6', 5),
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

export default svg(
  size,
  ground,
  banners,
  manInTurban({ x: 162, y: 262, scale: SCALE }),
  laughingElder(ELDER),
  seatedMan({ x: 996, y: 356, scale: 0.286 }),
  handOnHisArm({ ...ELDER, elbow: [-330, 440], wrist: [-510, 600] }),
  aideAndWheelchair({ x: 504, y: 388, scale: SCALE }),
);
