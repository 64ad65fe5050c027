// Hands seen close by: the wrist at 0, 0, the fingers to the right, the thumb up. A picture mirrors and turns them.
import { filled, group, line, outlined } from './draw.mjs';
import { INK, mix, PAINT } from './paints.mjs';

// The nails and folds are thinner lines; those of age are in a darker skin.
const HANDS = {
  /** On a table or on another hand. */
  flat: {
    shape:
      'M-22 -33C6 -37 24 -46 42 -60C60 -75 84 -96 103 -93C119 -89 115 -71 104 -62C95 -55 88 -51 84 -45C112 -50 146 -49 172 -45C191 -41 191 -22 174 -21C196 -22 210 -16 208 -4C205 8 190 6 178 4C198 6 206 14 200 24C193 32 180 29 168 27C180 31 183 40 173 46C148 53 112 52 88 48C50 44 16 38 -22 33',
    folds: 'M174 -21L112 -24M178 4L114 1M168 27L110 25',
    age: 'M98 -34q9 5 8 13M102 -12q8 5 7 12M100 12q7 5 5 12M28 -20q26 -6 44 -2M26 8q24 4 46 -1',
    nails: 'M175 -38q4 5 1 11M194 -13q4 5 0 10M187 14q3 4 0 8M106 -85q-8 1 -11 7',
    ring: 'M134 4Q140 14 136 26L146 27Q149 16 145 5Z',
  },
  /** Pointing at something. */
  point: {
    shape:
      'M-22 -33C10 -38 36 -56 74 -52C108 -50 146 -47 176 -42C193 -38 192 -19 175 -18L112 -16C129 -15 133 3 119 8C131 11 130 30 115 32C122 41 113 52 98 51C62 50 20 42 -22 33',
    folds: 'M114 -16L88 -18M119 8L90 7M115 32L88 31',
    thumb: 'M12 -24C34 -38 60 -44 88 -37C103 -32 101 -17 86 -16C66 -14 50 -10 38 -2',
    age: 'M98 -44q8 5 7 14M30 12q20 8 36 6',
    nails: 'M175 -35q4 5 1 10',
  },
  /** Around something upright; the thumb lies along it. */
  grip: {
    shape:
      'M-22 -33C8 -40 26 -58 58 -64L118 -66C145 -65 144 -36 122 -35C151 -34 152 -5 128 -3C152 -2 151 27 126 29C146 31 143 56 118 57C86 61 50 60 30 52C10 44 -6 38 -22 33',
    folds: 'M122 -35H88M128 -3H88M126 29H86',
    thumb: 'M4 -37C14 -66 34 -98 66 -114C86 -122 102 -106 90 -92C76 -80 66 -68 58 -50',
    age: 'M66 -48q9 5 8 13M72 -18q9 5 8 13M70 12q8 5 7 12M14 -10q16 -8 28 -8',
    nails: '',
  },
  /** Closed, from its back: four knuckles, the thumb along the side. */
  fist: {
    shape:
      'M-22 -34C6 -40 30 -58 62 -66C84 -72 112 -74 126 -62C140 -52 140 -38 131 -33C148 -28 151 -8 139 -2C152 4 151 24 136 29C146 36 138 54 118 57C84 64 40 50 -22 34',
    folds:
      'M131 -33Q122 -36 112 -34M139 -2Q130 -5 118 -3M136 29Q126 26 114 28M104 -58q9 7 6 16M110 -26q9 7 6 16M108 4q8 7 5 15M102 34q7 6 4 13',
    thumb: 'M-2 -37C16 -58 40 -80 72 -86C94 -89 102 -71 88 -64C76 -59 66 -54 56 -42',
    age: '',
    nails: '',
  },
  /** Writing; what it writes with comes between the hand and the thumb. */
  write: {
    shape:
      'M-22 -33C0 -44 26 -64 58 -60C92 -54 122 -26 138 2C146 16 134 26 122 18C136 26 132 44 114 42C118 54 104 64 90 58C84 68 68 70 54 64C30 58 2 44 -22 33',
    folds: 'M122 18L106 6M114 42L96 32M90 58L76 48',
    thumb: 'M14 14C34 -8 66 -14 98 0C116 8 120 20 110 27C98 33 78 24 56 34',
    age: 'M66 -46q12 2 14 12',
    nails: 'M129 4q5 3 4 9',
  },
};

/** `holds` is drawn between the hand and its thumb; of a palm we see no nails. */
export function closeHand(name, skin, { aged = false, ring = false, palm = false, holds = '', width = 5 } = {}) {
  const { shape, folds, thumb, age, nails, ring: band } = HANDS[name];
  return group(
    filled(`${shape}Z`, skin),
    aged ? line(age, 3, mix(skin, INK, 0.45)) : '',
    line(shape, width),
    line(folds, width * 0.7),
    nails && !palm ? line(nails, 2.5) : '',
    ring ? outlined(band, PAINT.sun, 2.5) : '',
    holds,
    thumb ? group(filled(`${thumb}Z`, skin), line(thumb, width * 0.7)) : '',
  );
}
