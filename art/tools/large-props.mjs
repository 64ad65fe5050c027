// Things for the large pictures of 1200 by 900, each around the origin or in its place.
import { circle } from './by-hand.mjs';
import { clipped, each, filled, group, line, outlined, place, tube } from './draw.mjs';
import { INK, PAINT } from './paints.mjs';
import { orange } from './props.mjs';

/** An orange tree; the origin is where the trunk meets the ground. */
export function citrusTree(inPot = false) {
  return group(
    line('M0 0C-6 -70 4 -130 0 -200', 20, INK),
    line('M0 0C-6 -70 4 -130 0 -200', 12, PAINT.bark),
    outlined(
      'M0 -150C-96 -132 -150 -206 -110 -270C-142 -350 -64 -416 -4 -386C54 -436 136 -384 112 -310C154 -230 90 -138 0 -150Z',
      PAINT.leaf,
      5,
    ),
    each(
      [
        [-64, -290],
        [8, -344],
        [66, -264],
        [-16, -222],
        [-58, -352],
        [84, -328],
        [-80, -216],
        [34, -190],
      ],
      ([x, y]) => place({ x, y }, orange(17, PAINT.sun)),
    ),
    line('M34 -384q18 4 26 16M-114 -262q2 18 16 28M66 -178q22 -6 30 -22', 4),
    inPot
      ? group(
          outlined('M-66 -10L-52 106Q0 116 52 106L66 -10Q0 -20 -66 -10Z', PAINT.terra, 5),
          line('M-64 18Q0 28 64 18', 4),
        )
      : '',
  );
}

/** A walking frame with two wheels. */
export function walker() {
  const metal = '#CFC9BE';
  return group(
    tube('M-58 196L-34 4Q-30 -18 -8 -18H34', 7, metal),
    tube('M44 196L30 -18', 7, metal),
    tube('M-44 92H40', 6, metal),
    line('M-12 -18H34', 17, INK),
    line('M-8 -18H30', 9, PAINT.terra),
    outlined(circle(-58, 198, 15), '#E9E4DB', 5),
    filled(circle(-58, 198, 4), INK),
    outlined(circle(45, 200, 11), PAINT.sun, 4.5),
  );
}

/** A wide shape behind everything in a large picture; a landscape on it ends where it does. */
export function wideBlob(paint, ...landscape) {
  const shape =
    'M60 470C30 280 130 96 320 74C470 52 560 66 700 56C880 44 1080 80 1140 280C1196 430 1196 640 1172 830C1000 860 200 860 70 830C40 700 74 560 60 470Z';
  return group(filled(shape, paint), landscape.length ? clipped('blob', shape, ...landscape) : '');
}

/** Another such shape, rounder. */
export function roundBlob(paint, ...drawings) {
  const shape =
    'M40 520C10 330 90 150 270 110C420 74 540 120 680 84C860 36 1070 70 1136 250C1190 400 1180 650 1164 830C1000 860 210 862 76 830C46 730 56 620 40 520Z';
  return group(filled(shape, paint), drawings.length ? clipped('blob', shape, ...drawings) : '');
}

/** The floor of a large picture. */
export function floor(paint) {
  return filled(
    'M40 806C200 776 1000 772 1160 806C1206 836 1130 870 900 876C620 886 240 888 104 866C34 854 18 826 40 806Z',
    paint,
  );
}
