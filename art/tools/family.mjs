// The family of testimonials.mjs and family.mjs.
import { HAIR, PAINT, SKIN } from './paints.mjs';

export const GRANDFATHER = {
  head: 'GrayShort',
  headPaint: { hairColor: HAIR.silver },
  face: 'Laugh',
  skin: SKIN.tan,
};
export const HIS_SHIRT = { paint: PAINT.sky, skin: SKIN.tan };
export const GRANDMOTHER = {
  head: 'ColorMedium',
  headPaint: { hairColor: HAIR.white },
  face: 'Smile',
  skin: SKIN.tan,
};
export const HER_BLOUSE = { paint: PAINT.plum, skin: SKIN.tan };
export const MOTHER = {
  mirrored: true,
  head: 'LongHair',
  headPaint: { fill: '#46332B' },
  face: 'Smile',
  skin: SKIN.tan,
  aged: false,
};
export const HER_SWEATER = { paint: PAINT.sun, skin: SKIN.tan };
export const GRANDDAUGHTER = {
  mirrored: true,
  head: 'BunKnots',
  face: 'Laugh',
  skin: SKIN.tan,
  aged: false,
  headScale: 1.12,
};
export const HER_DRESS = { paint: PAINT.terra, skin: SKIN.tan };
