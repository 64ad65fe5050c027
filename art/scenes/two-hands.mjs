import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { each, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { background } from '../tools/props.mjs';

export const size = [600, 400];
export const fineness = 2;
reseed(131);
const OUTLINE = 5;

const pane = box(318, 16, 128, 116, 7, 2);
const gardenWindow = group(
  filled(pane, '#DCEEF1'),
  filled('M320 104Q346 74 380 92T444 84V130H320Z', '#A9C7B5'),
  line(`${pane}M382 16V132M318 78H446`, OUTLINE),
);
const table = outlined('M-10 176Q300 168 610 176V410H-10Z', PAINT.wood, OUTLINE);
const mug = place(
  { x: 140, y: -16 },
  line('M-18 86q-12 -12 0 -26t0 -22M18 86q-12 -12 0 -26t0 -22', 4.5, '#B79C8C'),
  line('M48 124C100 116 98 190 42 184', 21),
  line('M48 124C100 116 98 190 42 184', 11, PAINT.terra),
  outlined('M-54 108L-46 224Q0 234 46 224L54 108Z', PAINT.terra, OUTLINE),
  outlined('M-54 108C-50 92 50 92 54 108C50 124 -50 124 -54 108Z', PAINT.bark, 4.5),
);
const bread = place(
  { x: 532, y: 288 },
  outlined('M-58 0C-54 -12 54 -12 58 0C48 18 -48 18 -58 0Z', PAINT.white, OUTLINE),
  outlined('M-38 -2C-42 -40 42 -42 38 -2Q0 6 -38 -2Z', '#F3C98B', OUTLINE),
  each([-18, 0, 18], (x) => line(`M${x} -23Q${x * 1.3} -12 ${x * 1.4} -4`, 4, PAINT.white)),
);
const elder = group(
  place({ x: 106, y: 232, turn: 1 }, closeHand('flat', SKIN.gold, { aged: true, ring: true })),
  outlined('M-20 184C20 182 58 184 92 190Q102 230 90 280C50 288 20 296 -20 300Z', PAINT.plum, OUTLINE),
  line('M70 188Q80 234 68 283', 3.5),
);
const daughter = group(
  place(
    { x: 404, y: 200, turn: -15 },
    besidePerson({ x: 0, y: 0, scale: 1, mirrored: true }, closeHand('flat', SKIN.brown)),
  ),
  outlined('M412 144C480 114 550 98 620 82V226C560 232 500 242 440 254Q416 200 412 144Z', PAINT.sky, OUTLINE),
  line('M434 136Q438 194 464 248', 3.5),
);

export default svg(size, background('blush', 1), gardenWindow, table, mug, bread, elder, daughter);
