import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background, tick } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(149);
const OUTLINE = 3.2;

// The telephone and the hand are in the upper part: a low card shows no more than that.
const desk = outlined('M-10 66Q300 60 610 66V410H-10Z', PAINT.wood, OUTLINE);
const folder = place(
  { x: 84, y: 64, scale: 0.79 },
  outlined('M38 164L54 146H106L116 160H218Q230 160 232 174L248 292H8Z', PAINT.sun, OUTLINE / 0.79),
  outlined('M60 152L212 146L234 286L34 290Z', PAINT.white, 3.6),
  line('M82 172L152 169', 7, PAINT.terra),
  each([198, 226, 254], (y, row) =>
    group(
      place({ x: 78 - row * 5, y, scale: 1.2 }, tick(0, 0)),
      line(`M${108 - row * 4} ${y + 3}L${[198, 172, 206][row]} ${y}`, 5, '#CDB9A3'),
    ),
  ),
);
const pencil = place(
  { x: 372, y: 244, turn: -32 },
  outlined('M-58 -8H44L68 0L44 8H-58Q-64 0 -58 -8Z', PAINT.plum, OUTLINE),
  line('M44 -8Q40 0 44 8M-44 -8V8', 2.6),
);
const telephone = place(
  { x: 216, y: 164, scale: 0.76 },
  outlined('M-98 -10C-104 -56 -84 -110 -52 -128H52C84 -110 102 -56 96 -10Q-2 4 -98 -10Z', PAINT.terra, OUTLINE / 0.76),
  line('M-44 -128V-142Q-58 -146 -64 -136M44 -128V-142Q58 -146 64 -136', OUTLINE / 0.76),
  outlined('M-62 -26C-64 -56 -56 -82 -42 -96H42C56 -82 64 -56 62 -26Q0 -18 -62 -26Z', PAINT.white, 3.6),
  each([-82, -60, -38], (y, row) =>
    each([-1, 0, 1], (column) => filled(box(-11 + column * (28 + row * 3), y - 7, 22, 14, 5, 1), PAINT.denim)),
  ),
);
const handset = place(
  { x: 404, y: 88, turn: 52, scale: 0.69 },
  outlined(
    'M-110 36C-120 -6 -90 -32 -44 -32H44C90 -32 120 -6 110 36Q84 48 58 36Q62 8 38 6H-38Q-62 8 -58 36Q-84 48 -110 36Z',
    PAINT.terra,
    OUTLINE / 0.69,
  ),
);
const cord = line(
  'M288 138C312 128 326 146 316 151S310 133 332 139S352 157 340 161S334 143 356 148S380 164 366 167S364 150 386 154Q412 160 424 152',
  OUTLINE,
);
const hand = group(
  besidePerson(
    { x: 470, y: 46, scale: 0.66, mirrored: true },
    place({ x: 0, y: 0, turn: 36 }, closeHand('grip', SKIN.brown, { width: OUTLINE / 0.66 })),
  ),
  outlined('M458 6C500 -24 540 -44 620 -70V40C570 48 530 62 494 84Q470 50 458 6Z', PAINT.green, OUTLINE),
);

export default svg(size, background('mist', 0), desk, telephone, cord, handset, hand, folder, pencil);
