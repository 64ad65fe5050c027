// The receptionist on the telephone, behind any desk: contact.mjs and contact-phone.mjs.
import { circle } from './by-hand.mjs';
import { each, filled, group, line, outlined, place, tube } from './draw.mjs';
import { arm, besidePerson, raisedForearm, shortSleeve, torso } from './figure.mjs';
import { PAINT, SKIN } from './paints.mjs';
import { person } from './people.mjs';

const OUTLINE = 5.5;

const MEMBER = {
  x: 610,
  y: 350,
  scale: 0.46,
  head: 'MediumBangsOne',
  face: 'Smile',
  skin: SKIN.gold,
  aged: false,
};
const SHIRT = { paint: PAINT.green, skin: SKIN.gold };
const elbow = [-336, 624];

// From her ear to before her mouth.
const receiver = group(
  tube('M548 306C538 352 568 386 622 372', 24, PAINT.terra),
  outlined(
    'M528 288C544 280 566 286 572 300C578 318 572 334 558 338C542 340 528 332 526 316C524 304 522 294 528 288Z',
    PAINT.terra,
    OUTLINE,
  ),
  outlined(
    'M622 338C636 334 650 342 652 356C654 372 646 386 630 388C614 388 606 376 606 362C606 350 612 342 622 338Z',
    PAINT.terra,
    OUTLINE,
  ),
);
const badge = group(
  outlined('M576 490L624 494L622 526L574 522Z', PAINT.white, 4),
  line('M586 502L612 504M585 512L602 514', 3, PAINT.terra),
);

/** From the receiver to the telephone at the right, to be drawn before the desk. */
export const cord = line('M634 390C650 450 626 520 650 570C676 624 740 644 800 644', 5);

/** Her neck is at 610, 350; a desk hides her from about 660 down. */
export const receptionist = group(
  person({
    ...MEMBER,
    figure: group(
      torso({ ...SHIRT, length: 760 }),
      shortSleeve({ ...SHIRT, shoulder: [-158, 150], elbow, sleeve: 0.74 }),
    ),
  }),
  badge,
  receiver,
  besidePerson(MEMBER, raisedForearm({ ...SHIRT, elbow, wrist: [-128, 146], hand: 'fist', turn: 4 })),
);

/** The arm that rests on the desk, to be drawn after the desk. */
export const restingArm = besidePerson(
  MEMBER,
  arm({ ...SHIRT, shoulder: [158, 150], elbow: [262, 610], wrist: [10, 640], sleeve: 0.7, flipped: true }),
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
