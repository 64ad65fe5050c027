// Hands seen close by: the wrist at 0, 0, the fingers to the right, the thumb up. A picture mirrors and turns them.
import { filled, group, line, outlined } from './draw.mjs';
import { INK, mix, PAINT } from './paints.mjs';

const WIDTH = 5;

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
  /** Around something upright. */
  grip: {
    shape:
      'M-22 -33C8 -40 26 -66 62 -69L120 -68C147 -67 146 -38 124 -37C153 -36 154 -7 130 -5C154 -4 153 25 128 27C148 29 145 56 120 57C86 61 50 60 30 52C10 44 -6 38 -22 33',
    folds: 'M126 -37H84M132 -5H86M130 27H84',
    age: 'M70 -58q9 5 8 13M74 -28q9 5 8 13M74 2q8 5 7 12M16 -18q18 -10 30 -10',
    nails: 'M131 -60q5 6 1 13M138 -28q5 6 1 13M137 4q5 6 1 13M129 36q5 5 1 12',
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

/** `holds` is drawn between the hand and its thumb. */
export function closeHand(name, skin, { aged = false, ring = false, holds = '' } = {}) {
  const { shape, folds, thumb, age, nails, ring: band } = HANDS[name];
  return group(
    filled(`${shape}Z`, skin),
    aged ? line(age, 3, mix(skin, INK, 0.45)) : '',
    line(shape, WIDTH),
    line(folds, 3.5),
    line(nails, 2.5),
    ring ? outlined(band, PAINT.sun, 2.5) : '',
    holds,
    thumb ? group(filled(`${thumb}Z`, skin), line(thumb, 3.5)) : '',
  );
}
