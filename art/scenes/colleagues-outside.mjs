import { reseed } from '../tools/by-hand.mjs';
import { outlined, place, svg } from '../tools/draw.mjs';
import { arm, besidePerson, standing } from '../tools/figure.mjs';
import { PAINT, SKIN } from '../tools/paints.mjs';
import { person } from '../tools/people.mjs';

// Someone from a clinic brings a folder, and the nurse takes it.
export const size = [420, 420];
export const fineness = 2;
reseed(199);
const SCALE = 0.157;

const guest = {
  x: 120,
  y: 58,
  scale: SCALE,
  head: 'Pomp',
  face: 'Smile',
  skin: SKIN.brown,
  aged: false,
  glasses: 'GlassesTwo',
};
const coat = { paint: PAINT.white, skin: SKIN.brown };
const nurse = {
  x: 320,
  y: 66,
  scale: SCALE,
  mirrored: true,
  head: 'MediumBangsOne',
  face: 'Smile',
  skin: SKIN.gold,
  aged: false,
};
const scrubs = { paint: PAINT.green, skin: SKIN.gold, neckline: 'v' };
const folder = place(
  { x: 60, y: 0, turn: -14 },
  outlined('M-30 -150H40L60 -130H330V130H-30Z', PAINT.sun, 17),
  outlined('M-6 -96H300V96H-6Z', PAINT.white, 12),
);

export default svg(
  size,
  person({
    ...guest,
    figure: standing(
      { ...coat, shirt: PAINT.sky, trousers: PAINT.denim, length: 1120 },
      arm({ ...coat, shoulder: [-158, 150], elbow: [-290, 540], wrist: [-240, 880] }),
    ),
  }),
  person({
    ...nurse,
    figure: standing(
      {
        ...scrubs,
        trousers: PAINT.brightGreen,
        length: 900,
        near: { ankle: [-120, 2140] },
        far: { ankle: [120, 2100] },
      },
      arm({ ...scrubs, shoulder: [-158, 150], elbow: [-280, 540], wrist: [-210, 880], sleeve: 0.8 }),
    ),
  }),
  besidePerson(
    guest,
    arm({ ...coat, shoulder: [160, 150], elbow: [330, 520], wrist: [560, 440], hand: 'fist', holds: folder }),
  ),
  besidePerson(
    nurse,
    arm({ ...scrubs, shoulder: [160, 150], elbow: [300, 520], wrist: [430, 500], hand: 'fist', sleeve: 0.8 }),
  ),
);
