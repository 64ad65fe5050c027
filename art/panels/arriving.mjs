import { circle, reseed } from '../tools/by-hand.mjs';
import { outdoors } from '../tools/day.mjs';
import { clipped, filled, group, line, outlined, place } from '../tools/draw.mjs';
import { INK, PAINT, SKIN } from '../tools/paints.mjs';
import { HER_COAT, person, REGULAR } from '../tools/people.mjs';
import { heart, PALE } from '../tools/props.mjs';

reseed(101);
const OUTLINE = 4.5;

const panes = 'M52 186L66 148Q70 140 80 140H112V186ZM126 140H176V186H126ZM190 140H238Q246 140 246 148V186H190Z';
const passenger = person({
  ...REGULAR,
  x: 152,
  y: 172,
  scale: 0.095,
  mirrored: true,
  body: 'Tee',
  bodyPaint: { topColor: HER_COAT.paint },
  face: 'Laugh',
});
const driver = person({
  x: 88,
  y: 172,
  scale: 0.095,
  mirrored: true,
  body: 'ButtonShirt',
  bodyPaint: { topColor: PAINT.green },
  head: 'ShortFour',
  face: 'Smile',
  skin: SKIN.deep,
  aged: false,
});
const wheel = (x) =>
  group(
    outlined(circle(x, 252, 22), '#4B4340', OUTLINE),
    outlined(circle(x, 252, 10), '#E9E4DB', 3.5),
    filled(circle(x, 252, 3.5), INK),
  );
const van = group(
  outlined(
    'M22 236C20 214 24 204 38 198L56 142C60 130 66 126 78 125Q170 118 246 124Q262 126 262 142L264 236Q264 248 254 248H34Q24 248 22 236Z',
    PAINT.cream,
    OUTLINE,
  ),
  filled('M25 218Q150 210 262 216V236Q262 246 254 246H34Q26 246 25 236Z', PAINT.green),
  line('M23 218Q150 210 262 216', OUTLINE),
  filled(panes, PAINT.mist),
  clipped('panes', panes, driver, passenger),
  line(panes, OUTLINE),
  outlined('M23 204Q34 200 40 203L38 216Q28 218 22 215Z', PAINT.sun, 3.5),
  place({ x: 218, y: 202, scale: 0.62 }, heart(PAINT.terra)),
  wheel(78),
  wheel(214),
);

export default outdoors(PALE.butter, van);
