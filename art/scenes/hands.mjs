import { box, reseed } from '../tools/by-hand.mjs';
import { closeHand } from '../tools/close-hands.mjs';
import { dot, filled, group, line, outlined, place, svg } from '../tools/draw.mjs';
import { besidePerson } from '../tools/figure.mjs';
import { mix, PAINT, SKIN } from '../tools/paints.mjs';

// Three close hands in one file, which a page fetches once: each is a view, as in hands.svg#care.
const PITCH = 300;

export const size = [200, 200];
export const fineness = 3;
reseed(157);
const OUTLINE = 5;
const HAIR_OF_COUPLE = '#5B3A28';

const wall = (paint) => filled('M-30 -30H230V230H-30Z', paint);

/** A younger hand lies on an older one. */
const care = group(
  wall(PAINT.blush),
  place({ x: 22, y: 126, scale: 0.8, turn: 6 }, closeHand('flat', SKIN.gold, { aged: true, ring: true, palm: true })),
  outlined('M-40 86C-14 84 8 88 26 94Q34 124 24 164C6 168 -12 172 -40 172Z', PAINT.plum, OUTLINE),
  besidePerson(
    { x: 198, y: 60, scale: 0.72, mirrored: true },
    place({ x: 0, y: 0, turn: 24 }, closeHand('flat', SKIN.brown)),
  ),
  outlined('M170 26C186 12 212 0 244 -6V98C226 102 212 104 196 104Q172 66 170 26Z', PAINT.green, OUTLINE),
);

const rail = outlined('M-60 134Q100 128 260 134Q266 148 260 162Q100 156 -60 162Q-66 148 -60 134Z', PAINT.wood, OUTLINE);
/** A hand on a rail, and a hand that steadies the arm. */
const steady = group(
  wall('#D3E2CF'),
  place(
    { x: 13, y: 24, scale: 0.88 },
    rail,
    place({ x: 80, y: 84, scale: 0.62, turn: 84 }, closeHand('grip', SKIN.fair, { aged: true, width: 7 })),
    outlined('M-60 -60H66C86 -14 98 30 106 76C88 86 70 92 46 92C28 62 -10 34 -60 22Z', PAINT.terra, OUTLINE),
    besidePerson(
      { x: 184, y: 32, scale: 0.62, mirrored: true },
      place({ x: 0, y: 0, turn: 6 }, closeHand('flat', SKIN.deep, { width: 7 })),
    ),
    outlined('M172 -6C192 -16 220 -22 264 -24V84C226 82 198 76 178 66Q166 28 172 -6Z', PAINT.green, OUTLINE),
  ),
);

const face = (x, y, skin, hair, clothes) =>
  place(
    { x, y, scale: 1.5 },
    filled('M-22 44V30Q-16 16 0 16T22 30V44Z', clothes),
    hair,
    filled('M-6 10H6V22Q0 26 -6 22Z', skin),
    dot(0, 0, 14, skin),
    filled('M-14 0C-16 -20 16 -20 14 0L9 -7Q-4 -6 -9 -10Z', HAIR_OF_COUPLE),
    line('M-5 0V1.4M6 0V1.4', 3),
    line('M0 3Q3 4 0.5 6M-4 8.5Q0 11 4 8.5', 1.7),
    dot(-8.5, 5, 2.6, mix(skin, PAINT.terra, 0.5)),
    dot(9, 5, 2.6, mix(skin, PAINT.terra, 0.5)),
  );
const photograph = place(
  { x: 22, y: 22, turn: -6, scale: 0.86 },
  outlined(box(0, 0, 152, 126, 4, 1), PAINT.white, OUTLINE),
  filled('M11 11H141V110H11Z', PAINT.mist),
  face(47, 52, SKIN.tan, '', PAINT.denim),
  face(105, 52, SKIN.gold, filled('M-20 34C-26 6 -20 -21 0 -21C20 -21 26 6 20 34Z', HAIR_OF_COUPLE), PAINT.terra),
);
/** A hand holds a family's photograph: the fingers are behind it, the thumb in front. */
const family = group(
  wall(PAINT.butter),
  place(
    { x: 22, y: 24, scale: 0.8 },
    outlined('M96 138L128 214L300 250V150L150 96Z', SKIN.tan, OUTLINE),
    photograph,
    filled(
      'M174 204C160 170 142 150 126 132C114 118 100 104 110 94C122 86 138 98 150 110C166 124 188 132 204 136V204Z',
      SKIN.tan,
    ),
    line(
      'M152 168C144 152 136 142 126 132C114 118 100 104 110 94C122 86 138 98 150 110C166 124 186 132 204 138',
      OUTLINE,
    ),
    outlined('M118 260C124 212 140 188 166 170C186 158 230 140 290 140V280H118Z', PAINT.denim, OUTLINE),
  ),
);

const drawings = { care, steady, family };
export const views = Object.fromEntries(
  Object.keys(drawings).map((name, index) => [name, [index * PITCH, 0, ...size]]),
);

export default svg(size, ...Object.values(drawings).map((drawn, index) => place({ x: index * PITCH, y: 0 }, drawn)));
