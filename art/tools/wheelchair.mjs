// Someone in a wheelchair. The body is of Open Peeps; the chair is drawn here, its wheels on one line.
import { clipped, filled, group, line, outlined, place } from './draw.mjs';
import { drawHand } from './figure.mjs';
import { INK, PAINT } from './paints.mjs';
import { HER_BLOUSE, HER_COAT, NECK_OF_POSTURE, person, REGULAR } from './people.mjs';

const METAL = '#E9E4DB';

// All of the body but its chair and its pointed fingers.
const BODY =
  'M-100 -100H1228V262L1326 366L1860 600V1690L1640 1690L1534 1694L1522 1718L1514 1742L1096 1786L1088 1690L1084 1620L1066 1500L1050 1400L1038 1300L1026 1200L1012 1126H290V740L100 500Z';

const ellipse = (x, y, across, down) => {
  const [bentAcross, bentDown] = [across * 0.552, down * 0.552];
  return `M${x - across} ${y}c0 ${-bentDown} ${across - bentAcross} ${-down} ${across} ${-down}s${across} ${down - bentDown} ${across} ${down}s${bentAcross - across} ${down} ${-across} ${down}s${-across} ${bentDown - down} ${-across} ${-down}Z`;
};
const tube = (path, width = 38) => group(line(path, width + 28), line(path, width, METAL));
const caster = (x, y, radius) =>
  group(
    outlined(ellipse(x, y, radius * 0.92, radius), METAL, 40),
    outlined(ellipse(x, y, radius * 0.2, radius * 0.22), INK, 8),
  );

const SPOKES = [0, 1, 2, 3, 4].map((at) => {
  const angle = (at * Math.PI) / 5 + 0.2;
  const [x, y] = [420 * Math.cos(angle), 486 * Math.sin(angle)].map(Math.round);
  return `M${400 - x} ${1420 - y}L${400 + x} ${1420 + y}`;
});
const wheel = group(
  line(SPOKES.join(''), 9),
  line(ellipse(400, 1420, 430, 495), 56),
  line(ellipse(400, 1420, 420, 486), 16, METAL),
  outlined(ellipse(400, 1420, 38, 42), METAL, 20),
);
const chair = group(
  // The first shape is the part of the trousers that the package's wheel hid.
  filled('M396 884H470L660 1096H396Z', PAINT.plum),
  filled('M296 730H404V1070H1010L1026 1128Q660 1140 300 1128Z', INK),
  tube('M400 1140V1420L866 1500', 30),
  tube('M818 1220C960 1240 1010 1420 1092 1730', 34),
  tube('M772 748C798 758 803 790 803 830V1090C806 1240 850 1440 890 1640', 44),
  caster(936, 1826, 104),
  line('M888 1636C916 1690 934 1760 936 1826', 40),
  wheel,
);

/** The woman with the grey bun, unless `choices` say someone else; `coat` and `blouse` are the colors of the clothes. */
export function inWheelchair(choices) {
  const { coat = HER_COAT.paint, blouse = HER_BLOUSE, ...chosen } = { ...REGULAR, ...choices };
  const { skin } = chosen;
  return person({
    ...chosen,
    posture: 'sitting',
    body: 'Wheelchair',
    bodyPaint: { topColor: coat, pantsColor: PAINT.plum, shoesColor: PAINT.white, wheelchairColor: METAL },
    alterBody: (drawn) =>
      group(
        caster(1180, 1834, 96),
        place({ x: 1252, y: 338, turn: -36, scale: 1.16 }, drawHand('open', skin)),
        clipped('rider', BODY, drawn),
      ),
    extraBody: place(
      { x: -NECK_OF_POSTURE.sitting, y: 0 },
      filled('M552 196H762C800 330 850 470 868 600L880 770L822 776C776 580 660 380 546 196Z', blouse),
      outlined('M556 192Q655 262 764 192', skin, 15),
      chair,
    ),
  });
}
