import { circle, reseed } from '../tools/by-hand.mjs';
import { indoors, panel } from '../tools/day.mjs';
import { filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { chairBack, PALE, TINT } from '../tools/props.mjs';

export const size = panel;
export const fineness = 2;
reseed(107);

const man = { x: 156, y: 142, scale: 0.195, skin: SKIN.tan };
const shirt = { paint: PAINT.denim, skin: SKIN.tan };
const chairArm = (x) =>
  outlined(`M${x} 330V276Q${x} 256 ${x + 20} 256Q${x + 40} 256 ${x + 40} 276V330Z`, PAINT.leaf, 4);
const ball = group(outlined(circle(248, 98, 32), PAINT.sun, 4), line('M222 84Q248 92 276 84M232 124Q240 96 236 70', 3));

export default svg(
  size,
  indoors(
    { wall: TINT.sage, blob: PALE.sage, window: { x: 26, y: 34 } },
    filled('M0 250H300V320H0Z', '#E2D3B8'),
    line('M-4 250H304', 4),
    place({ x: 156, y: 128, scale: 1 }, chairBack(PAINT.leaf)),
    person({
      ...man,
      head: 'Turban',
      headPaint: { turbanColor: PAINT.terra },
      face: 'Laugh',
      beard: 'FullColor',
      beardPaint: { beardColor: HAIR.white },
      figure: group(
        outlined('M-300 800Q0 760 300 800L340 1000H-340Z', '#7A5A48', 17),
        torso({ ...shirt, length: 830, neckline: 'v' }),
      ),
    }),
    chairArm(54),
    chairArm(218),
    ball,
    besidePerson(
      man,
      arm({
        ...shirt,
        shoulder: [-158, 150],
        elbow: [-350, 420],
        wrist: [-530, 410],
        hand: 'open',
        flipped: true,
        turn: 14,
      }),
      arm({ ...shirt, shoulder: [160, 150], elbow: [400, 360], wrist: [430, 130], hand: 'open' }),
    ),
  ),
);
