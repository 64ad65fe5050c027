import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(163);
const OUTLINE = 4.5;

// A door that is ajar, with light behind it: someone asks before coming in.
const door = group(
  outlined('M-20 -20H338V420H-20Z', PAINT.plum, OUTLINE),
  outlined(box(52, 28, 226, 164, 6, 2), '#8663A0', OUTLINE),
  outlined(box(52, 240, 226, 200, 6, 2), '#8663A0', OUTLINE),
  outlined('M282 300C282 291 312 289 328 295V305C312 311 282 309 282 300Z', PAINT.sun, OUTLINE),
);
const light = filled('M330 0H400V400H330Z', '#FBDE8B');
const frame = outlined('M390 -20H430V420H390Z', PAINT.white, OUTLINE);
const hand = group(
  besidePerson(
    { x: 388, y: 196, scale: 0.8, mirrored: true },
    place({ x: 0, y: 0, turn: -14 }, closeHand('fist', SKIN.gold, { width: 5 })),
  ),
  outlined(
    'M384 156C418 162 438 186 446 212C468 276 492 340 504 420H406C398 340 388 280 368 232Q370 188 384 156Z',
    PAINT.green,
    OUTLINE,
  ),
  line('M403 166Q382 202 388 242', 3.5),
);
export default svg(size, filled('M-100 -200H700V600H-100Z', PAINT.mist), light, door, frame, hand);
