// The receptionist of contact.mjs for a phone: without what hangs on the wall, so that she is large enough to meet one's eye.
import { box, reseed } from '../tools/by-hand.mjs';
import { filled, group, outlined, place, svg } from '../tools/draw.mjs';
import { PAINT } from '../tools/paints.mjs';
import { heart } from '../tools/props.mjs';
import { bell, cord, deskTelephone, receptionist, restingArm } from '../tools/receptionist.mjs';

export const size = [540, 660];
export const fineness = 2;
reseed(79);
const OUTLINE = 6.5;

const ground = group(
  filled('M372 760C340 600 350 370 420 230C480 124 640 110 750 150C880 210 884 480 862 760Z', '#F9E6BC'),
  filled(
    'M350 772C346 744 380 738 440 734C560 726 700 726 800 734C860 740 888 748 884 772C876 784 358 784 350 772Z',
    '#F0CDB6',
  ),
);
const desk = group(
  outlined('M384 690H850L846 768Q610 772 390 768Z', PAINT.wood, OUTLINE),
  outlined('M364 650Q610 634 870 650Q878 672 870 692H364Q356 672 364 650Z', PAINT.wood, OUTLINE),
  outlined(box(424, 708, 386, 42, 6, 2), '#F3CFA4', 4.5),
  place({ x: 617, y: 726, scale: 1 }, heart(PAINT.terra)),
);

export default svg(
  size,
  place(
    { x: -347, y: -122 },
    ground,
    receptionist,
    cord,
    desk,
    restingArm,
    place({ x: 800, y: 614, scale: 0.9 }, deskTelephone),
    place({ x: 426, y: 630, scale: 0.78 }, bell),
  ),
);
