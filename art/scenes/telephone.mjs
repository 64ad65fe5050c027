import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background, tick } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(149);
const OUTLINE = 5;

const desk = outlined('M-10 142Q300 134 610 142V410H-10Z', PAINT.wood, OUTLINE);
const folder = group(
  outlined('M38 164L54 146H106L116 160H218Q230 160 232 174L248 292H8Z', PAINT.sun, OUTLINE),
  outlined('M60 152L212 146L234 286L34 290Z', PAINT.white, 4),
  line('M82 172L152 169', 8, PAINT.terra),
);
const list = each([198, 226, 254], (y, row) =>
  group(
    place({ x: 78 - row * 5, y, scale: 1.4 }, tick(0, 0)),
    line(`M${108 - row * 4} ${y + 3}L${[198, 172, 206][row]} ${y}`, 5, '#CDB9A3'),
  ),
);
const telephone = place(
  { x: -14, y: 0 },
  outlined('M270 286C264 240 284 186 316 168H420C452 186 470 240 464 286Q366 300 270 286Z', PAINT.terra, OUTLINE),
  outlined('M306 270C304 240 312 214 326 200H410C424 214 432 240 430 270Q368 278 306 270Z', PAINT.white, 4),
  each([214, 236, 258], (y, row) =>
    each([-1, 0, 1], (column) => filled(box(358 + column * (28 + row * 3), y - 7, 22, 14, 5, 1), PAINT.denim)),
  ),
);
const handset = place(
  { x: 352, y: 140, turn: -5 },
  outlined(
    'M-110 36C-120 -6 -90 -32 -44 -32H44C90 -32 120 -6 110 36Q84 48 58 36Q62 8 38 6H-38Q-62 8 -58 36Q-84 48 -110 36Z',
    PAINT.terra,
    OUTLINE,
  ),
);
const cord = line(
  'M448 262C484 250 500 270 488 276S484 256 508 262S530 284 516 288S512 268 538 274S560 296 546 300S544 282 612 300',
  OUTLINE,
);
const hand = group(
  place({ x: 430, y: 56, turn: 126 }, closeHand('grip', SKIN.brown)),
  outlined('M392 22C430 -20 470 -40 520 -60L620 20C560 40 502 70 464 100Q420 70 392 22Z', PAINT.green, OUTLINE),
);

export default svg(size, background('mist', 0), desk, folder, list, telephone, cord, handset, hand);
