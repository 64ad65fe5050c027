import { filled, group, place } from './draw.mjs';
import { paintInside } from './ink.mjs';
import { render } from './open-peeps.mjs';
import { INK, mix, PAINT } from './paints.mjs';

// By how much the package's heads sit beside the place where a face goes.
const HEAD_SHIFT = {
  Bun: [-20, -30],
  BunClip: [20, -70],
  BunKnots: [10, -30],
  BunTwo: [-50, -90],
  ColorMedium: [30, 0],
  GrayShort: [40, 0],
  HatHip: [-30, 0],
  Hijab: [50, 20],
  LongHair: [-50, 0],
  MediumBangs: [-50, 0],
  MediumBangsColor: [-20, 0],
  MediumBangsOne: [40, 10],
  MediumOne: [40, 10],
  MediumTwo: [-20, 0],
  NoHairThree: [30, 0],
  Pomp: [40, 0],
  ShortFive: [40, -10],
  ShortFour: [40, -10],
  ShortOne: [40, -10],
  ShortThree: [40, 0],
  ShortTwo: [40, 0],
  Turban: [40, 0],
  Wavy: [40, 0],
};
// What the package leaves on them: a dot beside the hair, two folds that show the skin.
const STRAY = {
  Hijab: /M141\.533 492\.918[^Z]*ZM112\.967 526\.375[^Z]*Z/,
  MediumThree: /M603\.171 408\.008[^M"]*/,
};
const BEARD_FIT = {
  FullColor: 'translate(0 -30) scale(.94 1.08)',
};

// The far arm of each pair of glasses, which would show beside the face: its curves, and the lines that join them.
const FAR_ARM = {
  Glasses: [
    ['M420.603 30.5482C413.812 29.6602 406.555 29.4812 ', 'M'],
    ['C404.861 44.3142 434.349 36.9262 420.603 30.5482Z', 'Z'],
  ],
  GlassesSix: [
    ['C387.049 57.5044 397.375 55.4314 395.725 46.0164C394.256 36.5994 382.364 36.7114 375.913 31.0764Z', 'Z'],
  ],
  GlassesTwo: [
    ['M400.423 39.1279C397.089 39.1349 392.273 39.6829 ', 'M'],
    ['C404.88 52.1729 408.028 40.5829 400.423 39.1279Z', 'Z'],
  ],
};

const AGE_LINES = 'M6 128q-14-2-24 6M8 142q-10 4-16 14M96 196q-14 16-12 40M222 202q9 13 5 28M78 24q50-16 96-4';
const TONGUE = 'M128 244q34-22 62-3q-12 14-32 14q-20-1-30-11Z';

/** A head with its face, above the origin of the neck. */
export function drawHead(person) {
  const { head, headPaint, face, beard, beardPaint, glasses, skin, aged, headScale, headTilt } = person;
  const { fill, ...paint } = headPaint;
  const plainHair = drawHair(head, { outlineColor: INK, skinColor: skin, ...paint });
  const [shiftX, shiftY] = HEAD_SHIFT[head] ?? [0, 0];
  const drawn = group(
    place({ x: shiftX, y: shiftY }, fill ? paintInside(plainHair, fill, 24) : plainHair),
    place({ x: 189, y: 176 }, drawCheeks(skin, aged), drawFace(face), aged ? drawAge(skin) : ''),
    beard ? place({ x: 153, y: 328 }, drawBeard(beard, beardPaint)) : '',
    glasses ? place({ x: 77, y: 231 }, drawGlasses(glasses)) : '',
  );
  const size = headScale === 1 ? '' : `scale(${headScale}) `;
  const tilt = headTilt ? `rotate(${headTilt}) ` : '';
  return `<g transform="${tilt}${size}translate(-269 -449)">${drawn}</g>`;
}

function drawGlasses(glasses) {
  const drawn = render('accessory', glasses, { outlineColor: INK });
  return FAR_ARM[glasses].reduce((path, [curve, join]) => path.replace(curve, join), drawn);
}

function drawHair(head, paint) {
  const drawn = render('head', head, paint);
  const stray = STRAY[head];
  return stray ? drawn.replace(stray, '') : drawn;
}

function drawFace(face) {
  if (face !== 'Laugh') return render('face', face, { outlineColor: INK });
  // The face of the package that laughs out loud also cries; this one leaves its tears out.
  const drawn = render('face', 'SmileLOL', { outlineColor: INK });
  const [, , teeth, lines] = [...drawn.matchAll(/d="([^"]*)"/g)].map(([, path]) => path);
  const withoutTears = lines.split(/(?=M)/).slice(0, 7).join('');
  return group(filled(teeth, PAINT.white), filled(withoutTears, INK), filled(TONGUE, PAINT.terra));
}

function drawCheeks(skin, aged) {
  const blush = mix(skin, '#D9563C', aged ? 0.34 : 0.26);
  return filled(oval(56, 198, 33, 21) + oval(224, 196, 16, 19), blush);
}

function drawAge(skin) {
  return filled(AGE_LINES, 'none', `stroke="${mix(skin, INK, 0.62)}" stroke-width="7" stroke-linecap="round"`);
}

function oval(x, y, a, b) {
  return [
    `M${x - a} ${y}C${x - a} ${y - b * 0.55} ${x - a * 0.55} ${y - b} ${x} ${y - b}`,
    `S${x + a} ${y - b * 0.55} ${x + a} ${y}`,
    `S${x + a * 0.55} ${y + b} ${x} ${y + b}`,
    `S${x - a} ${y + b * 0.55} ${x - a} ${y}Z`,
  ].join('');
}

function drawBeard(beard, { fill, ...paint }) {
  const drawn = render('beard', beard, { outlineColor: INK, ...paint });
  return `<g transform="${BEARD_FIT[beard] ?? ''}">${fill ? paintInside(drawn, fill, 16) : drawn}</g>`;
}
