import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { dot, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { INK, PAINT, SKIN } from '../tools/paints.mjs';

// Three close hands in one file, which a page fetches once: each is a view, as in hands.svg#care.
const PITCH = 300;

export const size = [200, 200];
export const fineness = 3;
reseed(157);
const OUTLINE = 5;

const wall = (paint) => filled('M-30 -30H230V230H-30Z', paint);

/** A younger hand lies on an older one. */
const care = group(
  wall(PAINT.blush),
  place({ x: 22, y: 126, scale: 0.8, turn: 6 }, closeHand('flat', SKIN.gold, { aged: true, ring: true })),
  outlined('M-40 86C-14 84 8 88 26 94Q34 124 24 164C6 168 -12 172 -40 172Z', PAINT.plum, OUTLINE),
  besidePerson(
    { x: 198, y: 60, scale: 0.72, mirrored: true },
    place({ x: 0, y: 0, turn: 24 }, closeHand('flat', SKIN.brown)),
  ),
  outlined('M170 26C186 12 212 0 244 -6V98C226 102 212 104 196 104Q172 66 170 26Z', PAINT.green, OUTLINE),
);

const rail = outlined('M-30 134Q100 128 230 134Q236 148 230 162Q100 156 -30 162Q-36 148 -30 134Z', PAINT.wood, OUTLINE);
/** A hand on a rail, and a hand that steadies the arm. */
const steady = group(
  wall(PAINT.sage),
  rail,
  place({ x: 72, y: 92, scale: 0.66, turn: 74 }, closeHand('grip', SKIN.fair, { aged: true })),
  outlined('M-40 -30H78C92 14 102 48 108 84C88 96 66 104 38 106C22 70 -4 40 -40 26Z', PAINT.terra, OUTLINE),
  besidePerson(
    { x: 192, y: 44, scale: 0.66, mirrored: true },
    place({ x: 0, y: 0, turn: 6 }, closeHand('flat', SKIN.deep)),
  ),
  outlined('M180 4C198 -6 220 -12 244 -14V92C222 90 204 86 186 78Q174 40 180 4Z', PAINT.green, OUTLINE),
);

const face = (x, y, skin, hair, clothes) =>
  place(
    { x, y, scale: 1.5 },
    filled('M-22 44V30Q-16 16 0 16T22 30V44Z', clothes),
    hair,
    filled('M-6 10H6V22Q0 26 -6 22Z', skin),
    dot(0, 0, 14, skin),
    filled('M-14 0C-16 -20 16 -20 14 0L9 -7Q-4 -6 -9 -10Z', INK),
    line('M-5 0V1M5 0V1M-5 6Q0 10 5 6', 2.2),
  );
const photograph = place(
  { x: 22, y: 22, turn: -6, scale: 0.86 },
  outlined(box(0, 0, 152, 126, 4, 1), PAINT.white, OUTLINE),
  filled('M11 11H141V110H11Z', PAINT.mist),
  face(48, 52, SKIN.tan, '', PAINT.denim),
  face(104, 52, SKIN.gold, filled('M-23 40C-30 6 -22 -23 0 -23C22 -23 30 6 23 40Z', '#6B4A34'), PAINT.terra),
);
/** A hand holds a family's photograph: the fingers are behind it, the thumb in front. */
const family = group(
  wall(PAINT.butter),
  outlined('M64 118C52 128 44 140 50 150C58 158 70 154 84 150L128 214H260V122L150 96Z', SKIN.tan, OUTLINE),
  photograph,
  filled(
    'M174 204C160 170 142 150 126 132C114 118 100 104 110 94C122 86 138 98 150 110C166 124 188 132 204 136V204Z',
    SKIN.tan,
  ),
  line(
    'M152 168C144 152 136 142 126 132C114 118 100 104 110 94C122 86 138 98 150 110C166 124 186 132 204 138',
    OUTLINE,
  ),
  line('M116 100q-3 4 1 8', 3),
  outlined('M118 240C124 212 140 188 166 170C186 158 210 150 240 146V240Z', PAINT.denim, OUTLINE),
);

const drawings = { care, steady, family };
export const views = Object.fromEntries(
  Object.keys(drawings).map((name, index) => [name, [index * PITCH, 0, ...size]]),
);

export default svg(size, ...Object.values(drawings).map((drawn, index) => place({ x: index * PITCH, y: 0 }, drawn)));
