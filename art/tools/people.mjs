import { each, filled, group, place } from './draw.mjs';
import { drawHead } from './heads.mjs';
import { paintBody, withEmptyHands, withoutPattern } from './ink.mjs';
import { render } from './open-peeps.mjs';
import { INK, SKIN } from './paints.mjs';

// Where the neck is in the package's drawings.
const NECK_OF_POSTURE = { effigy: 464, standing: 745, sitting: 635 };
const NECK_OF_BODY = { StrippedPocketTee: 698, Whatever: 552, Bike: 1466, MidColorPants: 706, MidColorTee: 706 };

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
  headScale: 1,
  headMirrored: false,
  noHead: false,
  emptyHanded: false,
  alterBody: (drawn) => drawn,
};

/**
 * A person whose neck is at `x` and `y`, put together from pieces of Open Peeps named as there. In their paints `fill` is for
 * the dark areas, the other keys are the package's. `posture` is 'standing', 'sitting' or, to the waist, 'effigy'.
 */
export function person(choices) {
  const chosen = { ...PERSON, ...choices };
  const { x, y, scale, mirrored, posture, body, extraBody, noHead } = chosen;
  const neck = NECK_OF_BODY[body] ?? NECK_OF_POSTURE[posture];
  const drawn = group(
    noHead ? '' : drawNeck(chosen),
    place({ x: -neck, y: 0 }, drawBody(chosen)),
    extraBody,
    noHead ? '' : drawHead(chosen),
  );
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${drawn}</g>`;
}

/** Something drawn in the package's own measure for a body to the waist. */
export function onEffigy(...drawings) {
  return place({ x: -NECK_OF_POSTURE.effigy, y: 0 }, ...drawings);
}

/** Something drawn in the package's own measure for a sitting body. */
export function onSitting(...drawings) {
  return place({ x: -NECK_OF_POSTURE.sitting, y: 0 }, ...drawings);
}

/** Trousers for the pose with crossed legs, where the package knows ink alone: painted on top, with the ink as outline. */
export function crossedPants(paint) {
  const shapes = [
    'M552 716C680 728 790 722 868 700C892 726 930 742 972 748L988 846C1050 862 1120 866 1172 872C1184 1100 1192 1310 1182 1530L1026 1524C1030 1310 1026 1150 1016 1000C980 1040 900 1012 800 1036C640 1050 480 1050 402 1000C440 900 500 800 552 716Z',
    'M1172 704L1392 796L1350 926C1290 900 1226 872 1196 846C1160 842 1128 850 1122 838C1128 800 1150 760 1172 704Z',
    'M700 512C742 450 826 444 884 516L866 536C800 530 740 520 700 512Z',
  ];
  return onSitting(each(shapes, (shape) => filled(shape, paint)));
}

/** The T-shirt under the open cardigan of the pose in the wheelchair. */
export function wheelchairTop(paint) {
  return onSitting(filled('M552 196H762C800 330 850 470 868 600L880 770L822 776C776 580 660 380 546 196Z', paint));
}

function drawNeck({ head, skin }) {
  // Behind long hair the neck has to fill more, so that no gap shows.
  const isLong = /^Medium(BangsOne|Three|Two|Straight)|^Long/.test(head);
  return filled(isLong ? 'M-92-120H62V30H-80Z' : 'M-66-70H62V30H-66Z', skin);
}

function drawBody({ posture, body, bodyPaint, skin, emptyHanded, alterBody }) {
  const { fill, ...paint } = bodyPaint;
  const whole = alterBody(render(`body/${posture}`, body, { outlineColor: INK, skinColor: skin, ...paint }));
  const drawn = emptyHanded ? withEmptyHands(whole, body) : whole;
  if (fill) return paintBody(drawn, body, fill);
  return body === 'Computer' ? withoutPattern(drawn, body) : drawn;
}
