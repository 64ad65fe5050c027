import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { dot, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { INK, PAINT, SKIN } from '../tools/paints.mjs';
import { background } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(137);
const OUTLINE = 5;

const table = outlined('M-10 34Q300 28 610 34V410H-10Z', PAINT.wood, OUTLINE);
const album = group(
  outlined('M46 48Q250 60 454 48L490 262Q250 278 10 262Z', PAINT.plum, OUTLINE),
  outlined('M60 46Q168 32 250 58V256Q148 234 28 250Z', PAINT.cream, OUTLINE),
  outlined('M440 46Q332 32 250 58V256Q352 234 472 250Z', PAINT.cream, OUTLINE),
);
/** A person in a photograph: head and shoulders. */
const portrait = ({ x, y, skin, hair, clothes }) =>
  place(
    { x, y },
    filled('M-25 50V30Q-16 16 0 16T25 30V50Z', clothes),
    hair,
    filled('M-7 10H7V22Q0 27 -7 22Z', skin),
    dot(0, 0, 14, skin),
    filled('M-14 0C-16 -20 16 -20 14 0L9 -7Q-4 -6 -9 -10Z', INK),
    line('M-5 0V1M5 0V1M-5 6Q0 10 5 6', 2.5),
  );
const wedding = place(
  { x: 88, y: 62, turn: -3 },
  outlined(box(0, 0, 136, 106, 3, 1), PAINT.white, 4),
  filled('M9 9H127V97H9Z', PAINT.mist),
  portrait({ x: 46, y: 47, skin: SKIN.tan, hair: '', clothes: PAINT.denim }),
  portrait({
    x: 88,
    y: 47,
    skin: SKIN.gold,
    hair: filled('M-26 50C-32 6 -24 -24 0 -24C24 -24 32 6 26 50Z', PAINT.white),
    clothes: '#F1DCCB',
  }),
);
const child = place(
  { x: 276, y: 58, turn: 3 },
  outlined(box(0, 0, 78, 90, 3, 1), PAINT.white, 4),
  filled('M8 8H70V82H8Z', PAINT.butter),
  portrait({ x: 39, y: 34, skin: SKIN.gold, hair: '', clothes: PAINT.terra }),
);
const house = place(
  { x: 374, y: 64, turn: 4 },
  outlined(box(0, 0, 68, 74, 3, 1), PAINT.white, 4),
  filled('M8 8H60V66H8Z', PAINT.mist),
  filled('M8 50Q32 40 60 50V66H8Z', PAINT.leaf),
  filled('M18 54V36H50V54Z', PAINT.white),
  filled('M12 38L34 20L56 38Z', PAINT.terra),
);
const glasses = group(
  line('M493 126C494 102 516 96 526 108M581 122C584 98 562 90 548 102', 4),
  outlined('M488 134C486 112 530 110 531 130C532 156 490 158 488 134Z', PAINT.mist, OUTLINE),
  outlined('M545 130C544 108 586 106 587 126C588 152 546 154 545 130Z', PAINT.mist, OUTLINE),
  line('M531 128Q538 120 545 127', OUTLINE),
);
const hers = group(
  place({ x: 42, y: 246, turn: -9 }, closeHand('flat', SKIN.gold, { aged: true, ring: true })),
  outlined('M-20 206C0 202 14 200 30 200Q46 240 42 284C24 292 0 300 -20 304Z', PAINT.terra, OUTLINE),
);
const his = group(
  place(
    { x: 452, y: 226, turn: 20 },
    besidePerson({ x: 0, y: 0, scale: 1, mirrored: true }, closeHand('point', SKIN.tan, { aged: true })),
  ),
  outlined('M480 186C530 204 570 224 620 244V410H566C526 356 480 312 440 292Q448 234 480 186Z', PAINT.denim, OUTLINE),
  line('M500 194Q468 244 460 304', 3.5),
);

export default svg(size, background('lilac', 1), table, glasses, album, wedding, child, house, hers, his);
