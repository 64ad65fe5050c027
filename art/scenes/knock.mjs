import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(163);
const OUTLINE = 4.5;

// A closed door, and someone who asks before coming in.
const door = group(
  outlined('M-20 -20H428V420H-20Z', PAINT.plum, OUTLINE),
  outlined(box(56, 28, 312, 170, 6, 2), '#8663A0', OUTLINE),
  outlined(box(56, 244, 312, 200, 6, 2), '#8663A0', OUTLINE),
  outlined('M356 214C356 205 392 203 408 209V219C392 225 356 223 356 214Z', PAINT.sun, OUTLINE),
);
const frame = outlined('M428 -20H470V420H428Z', PAINT.white, OUTLINE);
// The knuckles are on the upper panel; the arm comes from our side of the door.
const sound = line('M150 62Q132 76 128 98M182 34Q160 32 142 42M122 128Q122 142 128 154', 6, PAINT.butter);
const hand = group(
  place({ x: 300, y: 200, scale: 0.98, turn: 224 }, closeHand('fist', SKIN.gold, { width: 5 })),
  outlined(
    'M254 222C272 194 296 180 322 172C372 226 440 300 640 440L600 470H424C358 380 300 296 254 222Z',
    PAINT.green,
    OUTLINE,
  ),
  line('M270 246Q292 212 338 192', 3.5),
);
export default svg(size, filled('M-100 -200H700V600H-100Z', PAINT.mist), door, frame, sound, hand);
