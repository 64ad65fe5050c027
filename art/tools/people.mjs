import { filled, group, line, place } from './draw.mjs';
import { besidePerson } from './figure.mjs';
import { drawHead } from './heads.mjs';
import { paintInside, withEmptyHands } from './ink.mjs';
import { render } from './open-peeps.mjs';
import { HAIR, INK, PAINT, SKIN } from './paints.mjs';

// Where the neck is in the package's drawings.
const NECK_OF_POSTURE = { effigy: 464, standing: 745, sitting: 635 };

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
export const IN_HER_WHEELCHAIR = {
  ...REGULAR,
  posture: 'sitting',
  body: 'Wheelchair',
  bodyPaint: { topColor: PAINT.terra, pantsColor: PAINT.plum, shoesColor: PAINT.white, wheelchairColor: '#E9E4DB' },
};

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

/** The T-shirt under the open cardigan of the pose in the wheelchair. */
export function wheelchairTop(paint) {
  return place(
    { x: -NECK_OF_POSTURE.sitting, y: 0 },
    filled('M552 196H762C800 330 850 470 868 600L880 770L822 776C776 580 660 380 546 196Z', paint),
  );
}

function drawNeck({ head, skin }) {
  // Behind long hair the neck has to fill more, so that no gap shows.
  const isLong = /^Medium(BangsOne|Three|Two|Straight)|^Long/.test(head);
  return filled(isLong ? 'M-92-120H62V30H-80Z' : 'M-66-70H62V30H-66Z', skin);
}

/** The hand behind the pose that walks, where the package draws two fingers. */
function drawBackHand(skin) {
  const outline =
    'M-540 800C-536 880 -526 950 -506 1016C-490 1066 -468 1112 -438 1134C-412 1146 -392 1128 -398 1098C-406 1062 -424 1030 -434 1006C-441 988 -446 976 -446 960';
  return group(
    filled(`${outline}L-470 850`, skin),
    line(`${outline}M-444 1096C-456 1070 -464 1050 -468 1028M-412 1116l-26-62M-484 1062l-16-42`, 15),
  );
}

function drawBody({ posture, body, bodyPaint, skin, emptyHanded, alterBody }) {
  const { fill, ...paint } = bodyPaint;
  const whole = alterBody(render(`body/${posture}`, body, { outlineColor: INK, skinColor: skin, ...paint }));
  const drawn = emptyHanded ? withEmptyHands(whole, body) : whole;
  return fill ? paintInside(drawn, fill, 26) : drawn;
}
