import { circle, reseed } from '../tools/by-hand.mjs';
import { indoors } from '../tools/day.mjs';
import { filled, group, line, outlined, place } from '../tools/draw.mjs';
import { arm, besidePerson, torso } from '../tools/figure.mjs';
import { HAIR, PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';
import { chairBack, PALE, TINT } from '../tools/props.mjs';

reseed(107);

const man = { x: 156, y: 142, scale: 0.195, skin: SKIN.tan };
const shirt = { paint: PAINT.denim, skin: SKIN.tan };
const chairArm = (x) =>
  outlined(`M${x} 330V276Q${x} 256 ${x + 20} 256Q${x + 40} 256 ${x + 40} 276V330Z`, PAINT.leaf, 4);
const ball = group(
  outlined(circle(160, 226, 34), PAINT.sun, 4),
  line('M128 216Q160 228 193 214M142 254Q154 224 148 195', 3),
);

export default indoors(
  { wall: TINT.sage, blob: PALE.sage, window: { x: 26, y: 34 } },
  filled('M-9 250H309V329H-9Z', '#E2D3B8'),
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
    arm({ ...shirt, shoulder: [-158, 150], elbow: [-330, 470], wrist: [-170, 470], hand: 'rest', turn: -10 }),
    arm({
      ...shirt,
      shoulder: [160, 150],
      elbow: [350, 470],
      wrist: [200, 450],
      hand: 'rest',
      flipped: true,
      turn: 10,
    }),
  ),
);
