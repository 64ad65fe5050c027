import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(163);
const OUTLINE = 5;

// A door that is ajar: someone asks before coming in.
const door = group(
  outlined('M-20 -20H330V420H-20Z', PAINT.plum, OUTLINE),
  outlined(box(48, 34, 226, 150, 6, 2), '#8663A0', OUTLINE),
  outlined(box(48, 232, 226, 200, 6, 2), '#8663A0', OUTLINE),
  outlined('M262 210C262 200 300 198 318 204V216C300 222 262 220 262 210Z', PAINT.sun, 4.5),
);
const frame = outlined('M332 -20H372V420H332Z', PAINT.white, OUTLINE);
const knocks = line('M206 108L180 92M196 158L164 156M206 208L180 224', 6, PAINT.sun);
const hand = group(
  besidePerson(
    { x: 416, y: 170, scale: 1.25, mirrored: true },
    place({ x: 0, y: 0, turn: 6 }, closeHand('grip', SKIN.gold)),
  ),
  outlined('M408 108C470 102 540 104 620 110V300C550 288 480 268 414 244Q390 174 408 108Z', PAINT.green, OUTLINE),
  line('M438 106Q420 180 444 254', 3.5),
);
export default svg(size, background('butter', 1), filled('M332 0H600V400H332Z', '#FDF1D2'), door, frame, knocks, hand);
