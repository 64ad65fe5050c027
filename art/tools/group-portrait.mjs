// The people of both group portraits, about.mjs and about-phone.mjs.
import { group, outlined, place, tube } from './draw.mjs';
import { arm, besidePerson, sitting, standing } from './figure.mjs';
import { HAIR, PAINT, SKIN } from './paints.mjs';
import { person } from './people.mjs';
import { inWheelchair } from './wheelchair.mjs';

export function manInTurban(position) {
  const sweater = { paint: PAINT.sun, skin: SKIN.brown };
  return person({
    ...position,
    head: 'Turban',
    headPaint: { turbanColor: PAINT.plum },
    face: 'Smile',
    skin: SKIN.brown,
    beard: 'FullColor',
    beardPaint: { beardColor: HAIR.white },
    headTilt: 5,
    figure: standing(
      { ...sweater, collar: true, trousers: '#7A5A48', bend: 2, far: { knee: [180, 1500], ankle: [240, 2150] } },
      arm({ ...sweater, shoulder: [-158, 150], elbow: [-270, 540], wrist: [-240, 900], turn: -6 }),
      arm({ ...sweater, shoulder: [160, 150], elbow: [330, 500], wrist: [470, 330], hand: 'open', turn: -6 }),
    ),
  });
}

/** An aide with one hand on the handle of a wheelchair and the other around the shoulder of the woman in it. */
export function aideAndWheelchair({ x, y, scale }) {
  const aide = { x: x - 486 * scale, y: y - 612 * scale, scale };
  const scrubs = { paint: PAINT.green, skin: SKIN.tan };
  const sleeve = 0.8;
  return group(
    person({
      ...aide,
      head: 'MediumBangs',
      headPaint: { fill: '#46332B' },
      face: 'Smile',
      skin: SKIN.tan,
      aged: false,
      headTilt: 10,
      figure: standing({ ...scrubs, neckline: 'v', trousers: PAINT.brightGreen, length: 900 }),
    }),
    inWheelchair({ x, y, scale }),
    besidePerson(
      aide,
      arm({ ...scrubs, sleeve, shoulder: [-158, 150], elbow: [-240, 530], wrist: [-60, 880], hand: 'fist', turn: -40 }),
      arm({ ...scrubs, sleeve, shoulder: [160, 150], elbow: [230, 480], wrist: [262, 650], turn: -28 }),
    ),
  );
}

const ELDERS_BLOUSE = { paint: PAINT.sky, skin: SKIN.deep };

/** She laughs with the woman in the wheelchair. Her other arm is `handOnHisArm`, which covers the man next to her. */
export function laughingElder(position) {
  const blouse = ELDERS_BLOUSE;
  return person({
    ...position,
    mirrored: true,
    head: 'Afro',
    headPaint: { fill: HAIR.silver },
    face: 'Laugh',
    skin: SKIN.deep,
    glasses: 'GlassesSix',
    figure: standing(
      { ...blouse, trousers: PAINT.denim, bend: 4, far: { knee: [130, 1500], ankle: [40, 2150] } },
      arm({ ...blouse, shoulder: [160, 150], elbow: [310, 530], wrist: [70, 590], flipped: true }),
    ),
  });
}

/** That arm, which reaches the upper arm of the man. */
export function handOnHisArm({ elbow, wrist, ...position }) {
  return besidePerson(
    { ...position, mirrored: true },
    place(
      { x: 0, y: 0, turn: 4 },
      arm({ ...ELDERS_BLOUSE, shoulder: [-158, 150], elbow, wrist, turn: 26, flipped: true }),
    ),
  );
}

/** On a stool, his hands on his cane. */
export function seatedMan(position) {
  const sweater = { paint: PAINT.leaf, skin: SKIN.peach };
  return person({
    ...position,
    mirrored: true,
    head: 'NoHairThree',
    face: 'Laugh',
    skin: SKIN.peach,
    headScale: 0.86,
    beard: 'MustacheSix',
    beardPaint: { fill: HAIR.white },
    figure: group(
      tube('M-80 1090L-92 1660', 24, '#4E3526'),
      tube('M-230 1090L-264 1716M16 1090L8 1716', 28, PAINT.bark),
      outlined('M-280 1056Q0 1020 280 1056Q310 1110 270 1130Q0 1150 -270 1130Q-310 1110 -280 1056Z', PAINT.wood, 19),
      sitting(
        {
          ...sweater,
          trousers: '#7A5A48',
          far: { knee: [470, 950], ankle: [520, 1600] },
          near: { knee: [230, 1010], ankle: [150, 1630] },
        },
        tube('M470 780L470 1716', 24, PAINT.bark),
        arm({ ...sweater, shoulder: [160, 150], elbow: [340, 500], wrist: [420, 720] }),
        arm({ ...sweater, shoulder: [-158, 150], elbow: [-220, 560], wrist: [330, 740] }),
      ),
    ),
  });
}
