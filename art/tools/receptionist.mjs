// The receptionist on the telephone, behind any desk: contact.mjs and contact-phone.mjs.
import { circle } from './by-hand.mjs';
import { clipped, each, filled, group, line, outlined, place } from './draw.mjs';
import { arm, besidePerson } from './figure.mjs';
import { INK, PAINT, SKIN } from './paints.mjs';
import { person } from './people.mjs';

const OUTLINE = 5.5;

const MEMBER = {
  x: 610,
  y: 350,
  scale: 0.46,
  posture: 'effigy',
  body: 'Killer',
  emptyHanded: true,
  bodyPaint: { fill: PAINT.green },
  head: 'MediumBangsOne',
  face: 'Smile',
  skin: SKIN.gold,
  aged: false,
};
// Clipped at the hem of the sleeve, because `restingArm` continues it on the desk.
const body = clipped('body', 'M300 0H900V609L700 612V800H300Z', person(MEMBER));
const handset = place(
  { x: 3, y: -15 },
  line('M548 318C544 384 588 424 634 424', 35, INK),
  line('M548 318C544 384 588 424 634 424', 25, PAINT.terra),
  outlined(
    'M528 288C544 280 566 286 572 300C578 318 572 334 558 338C542 340 528 332 526 316C524 304 522 294 528 288Z',
    PAINT.terra,
    OUTLINE,
  ),
  outlined(
    'M628 400C642 392 660 394 666 408C672 424 664 444 648 448C632 450 620 442 618 428C616 416 620 406 628 400Z',
    PAINT.terra,
    OUTLINE,
  ),
);
const fist = person({
  ...MEMBER,
  noHead: true,
  alterBody: (body) =>
    clipped('fist', 'M346 176L376 146L440 136L486 166L504 230L486 290L456 322L380 336L356 250Z', body),
});

// It lies across the handset.
const thumb = outlined(
  'M563 446C556 424 561 402 575 389C587 379 600 387 595 400C588 410 583 420 582 432',
  SKIN.gold,
  OUTLINE,
);

/** Her neck is at 610, 350; a desk hides her from about 660 down. */
export const receptionist = group(body, handset, fist, thumb);

/** The arm that rests on the desk, to be drawn after the desk. */
export const restingArm = group(
  filled('M702 611H752V640H702Z', SKIN.gold),
  besidePerson(
    MEMBER,
    arm({ shoulder: [250, 568], elbow: [256, 634], wrist: [70, 630], sleeve: 0, skin: SKIN.gold, flipped: true }),
  ),
  line('M700 612Q728 616 755 608', 7.5),
);

export const deskTelephone = place(
  { x: 0, y: 0, scale: 1.5 },
  outlined('M-50 30C-52 6 -34 -16 -20 -18H22C36 -16 54 6 50 30Q0 36 -50 30Z', PAINT.terra, 4.5),
  each(
    [
      [-14, -2],
      [0, -3],
      [14, -2],
      [-16, 10],
      [0, 9],
      [16, 10],
    ],
    ([x, y]) => filled(circle(x, y, 3.6), PAINT.white),
  ),
);

export const bell = group(
  outlined('M-44 18C-42 -16 -18 -30 0 -30C18 -30 42 -16 44 18Z', PAINT.sun, OUTLINE),
  outlined(circle(0, -38, 7), PAINT.sun, 4.5),
  outlined('M-54 18Q0 12 54 18V30Q0 36 -54 30Z', '#6F655F', OUTLINE),
);
