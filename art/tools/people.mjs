import { filled, group, line, place } from './draw.mjs';
import { besidePerson } from './figure.mjs';
import { drawHead } from './heads.mjs';
import { paintInside, withEmptyHands } from './ink.mjs';
import { render } from './open-peeps.mjs';
import { HAIR, INK, PAINT, SKIN } from './paints.mjs';

// Where the neck is in the package's drawings.
export const NECK_OF_POSTURE = { effigy: 464, standing: 745, sitting: 635 };

const PERSON = {
  mirrored: false,
  posture: 'effigy',
  bodyPaint: {},
  headPaint: {},
  face: 'Smile',
  beardPaint: {},
  skin: SKIN.tan,
  aged: true,
  extraBody: '',
  figure: '',
  headScale: 1,
  headTilt: 0,
  noHead: false,
  emptyHanded: false,
  alterBody: (drawn) => drawn,
};

/** The woman with the grey bun, who comes here: the same in every picture, and always in the same coat. */
export const REGULAR = {
  head: 'ColorBun',
  headPaint: { hairColor: HAIR.silver },
  face: 'Smile',
  skin: SKIN.gold,
};
export const HER_COAT = { paint: PAINT.terra, skin: REGULAR.skin };
export const HER_BLOUSE = PAINT.butter;

/** The daughter of someone who comes here: the same in every picture. */
export const DAUGHTER = {
  head: 'LongHair',
  headPaint: { fill: '#46332B' },
  face: 'Smile',
  skin: SKIN.brown,
  aged: false,
};
export const HER_SHIRT = { paint: PAINT.sky, skin: DAUGHTER.skin };

/**
 * A person whose neck is at `x` and `y`, put together from pieces of Open Peeps named as there, or with a body from
 * `figure.mjs` at `figure`. In their paints `fill` is for
 * the dark areas, the other keys are the package's. `posture` is 'standing', 'sitting' or, to the waist, 'effigy'. `headTilt`
 * bows the head by so many degrees.
 */
export function person(choices) {
  const chosen = { ...PERSON, ...choices };
  const { x, y, scale, mirrored, posture, body, extraBody, noHead, figure } = chosen;
  const neck = NECK_OF_POSTURE[posture];
  const drawn = group(
    noHead ? '' : drawNeck(chosen),
    figure || place({ x: -neck, y: 0 }, drawBody(chosen)),
    body === 'Dancer' ? drawBackHand(chosen.skin) : '',
    extraBody,
    noHead ? '' : place({ x: 0, y: figure ? -34 : 0 }, drawHead(chosen)),
  );
  return besidePerson({ x, y, scale, mirrored }, drawn);
}

function drawNeck({ head, skin }) {
  // Behind long hair the neck has to fill more, so that no gap shows.
  const isLong = /^Medium(BangsOne|Three|Two|Straight)|^Long/.test(head);
  return filled(isLong ? 'M-92-120H62V30H-80Z' : 'M-66-70H62V30H-66Z', skin);
}

/** The hand behind the pose that walks, where the package draws two fingers. */
function drawBackHand(skin) {
  const thumb = 'M-452 846C-420 880 -384 940 -368 1000C-362 1036 -386 1050 -406 1030C-420 1008 -428 992 -448 970';
  return group(
    filled(
      'M-540 800C-542 880 -538 940 -522 1000C-512 1060 -500 1112 -468 1132C-440 1148 -410 1132 -406 1098C-404 1060 -416 1020 -424 990L-430 900L-456 800Z',
      skin,
    ),
    line(
      'M-540 800C-542 880 -538 940 -522 1000C-512 1060 -500 1112 -468 1132C-440 1148 -410 1132 -406 1098C-405 1074 -410 1052 -414 1036M-474 1118L-490 1040M-438 1118L-452 1046',
      15,
    ),
    filled(`${thumb}Z`, skin),
    line(thumb, 15),
  );
}

function drawBody({ posture, body, bodyPaint, skin, emptyHanded, alterBody }) {
  const { fill, ...paint } = bodyPaint;
  const whole = alterBody(render(`body/${posture}`, body, { outlineColor: INK, skinColor: skin, ...paint }));
  const drawn = emptyHanded ? withEmptyHands(whole, body) : whole;
  return fill ? paintInside(drawn, fill, 26) : drawn;
}
