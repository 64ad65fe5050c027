import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(163);
const OUTLINE = 4.5;

// A door that is ajar: someone asks before coming in.
const door = group(
  outlined('M-20 -20H330V420H-20Z', PAINT.plum, OUTLINE),
  outlined(box(48, 34, 226, 150, 6, 2), '#8663A0', OUTLINE),
  outlined(box(48, 232, 226, 200, 6, 2), '#8663A0', OUTLINE),
  outlined('M262 210C262 200 300 198 318 204V216C300 222 262 220 262 210Z', PAINT.sun, 4.5),
);
const frame = outlined('M332 -20H372V420H332Z', PAINT.white, OUTLINE);
const knocks = line('M190 86L166 68M170 138L138 134M176 196L150 210', 6, PAINT.sun);
const hand = group(
  besidePerson(
    { x: 372, y: 208, scale: 1.1, mirrored: true },
    place({ x: 0, y: 0, turn: -30 }, closeHand('fist', SKIN.gold, { width: 4.1 })),
  ),
  outlined(
    'M394 156C450 174 530 222 620 280V450L516 400C460 350 400 300 348 262Q366 196 394 156Z',
    PAINT.green,
    OUTLINE,
  ),
  line('M418 168Q386 220 372 280', 3.5),
);
export default svg(size, background('butter', 1), filled('M332 0H600V400H332Z', '#FDF1D2'), door, frame, knocks, hand);
