// Bodies drawn from their joints, for poses that Open Peeps does not have. Measured like its bodies, with the neck at 0, 0:
// shoulders are about 150 below it and 190 beside it, the waist is at 640.
import { filled, group, line, outlined, place } from './draw.mjs';

const WIDTH = 17;

// The angle around the joint at which the straight line from the neck meets the shoulder.
const SHOULDER_SLOPE = 1.12;

// Hands seen from the wrist at 0, 0, the fingers to the right, the thumb up.
const HANDS = {
  // Fingers around an upright handle.
  fist: {
    shape: 'M-16 -46C40 -72 96 -74 130 -50C158 -26 156 50 126 68C80 84 24 66 -16 46',
    folds: 'M86 -34Q120 -42 142 -22M90 4Q124 -2 149 10M84 40Q114 36 138 46',
    thumb: 'M4 -44C30 -92 92 -104 100 -78C98 -50 62 -44 44 -22',
  },
  // An open hand, ready to give or to take.
  open: {
    shape:
      'M-16 -44C36 -56 60 -78 98 -98C122 -108 136 -84 116 -68L80 -36C126 -48 178 -54 208 -48C230 -40 226 -14 206 -12L146 -4L200 6C218 16 210 40 190 38L128 34L166 44C178 58 166 70 150 68C100 72 36 64 -16 44',
    folds: '',
  },
  // A flat hand on a surface, the fingers together.
  rest: {
    shape:
      'M-16 -44C16 -50 34 -60 52 -76C72 -96 96 -112 116 -102C130 -90 118 -76 106 -66C98 -58 94 -52 92 -46C126 -50 164 -46 194 -38C216 -30 216 -10 198 -8C220 -4 222 16 202 18C216 22 214 42 192 42C196 54 184 62 166 60C110 66 50 66 -16 44',
    folds: 'M198 -8L132 -14M202 18L128 12M192 42L122 34',
  },
  // The palm of a hand that greets, its fingers spread.
  wave: {
    shape:
      'M-16 -44C30 -60 50 -96 78 -122C100 -136 116 -116 104 -94L84 -56C120 -78 160 -104 190 -112C214 -112 214 -86 196 -76L128 -34C160 -40 200 -48 226 -46C244 -38 240 -14 220 -10L136 4C168 10 196 18 216 30C226 46 212 60 192 54L124 40C144 54 162 66 170 82C170 98 152 102 136 92C100 74 40 62 -16 44',
    folds: '',
  },
  point: {
    shape:
      'M-16 -46C30 -64 70 -66 96 -52L196 -46C216 -42 216 -20 196 -18L124 -14C140 0 138 18 126 24C134 40 122 54 108 54C80 72 24 64 -16 46',
    folds: 'M124 -14L92 -10M126 24L94 22',
    thumb: 'M4 -44C32 -88 92 -92 94 -68C90 -46 62 -40 46 -20',
  },
};

/** A sleeve, a forearm or a trouser leg: three joints, and how thick it is at each; where it begins it has no outline. */
function limb(joints, thickness, paint, { hem = true } = {}) {
  const [left, right] = [1, -1].map((side) => limbSide(joints, thickness, side));
  const [a, b, c, d, e] = left.map(written);
  const [f, g, h, i, j] = right.map(written).reverse();
  const leftLine = `M${a}L${b}Q${c} ${d}L${e}`;
  const rightLine = `L${f}L${g}Q${h} ${i}L${j}`;
  return group(
    filled(`${leftLine}${rightLine}Z`, paint),
    line(hem ? leftLine + rightLine : leftLine + rightLine.replace('L', 'M'), WIDTH),
  );
}

/**
 * An arm from shoulder to hand, bare without a paint. `sleeve` ends at 0 (shoulder), 1 (elbow) or 2 (wrist); `holds` is drawn
 * below the hand.
 */
export function arm({
  shoulder,
  elbow,
  wrist,
  paint,
  skin,
  sleeve = 1.85,
  hand = 'rest',
  turn = 0,
  flipped = false,
  holds = '',
}) {
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI + turn;
  const drawnHand = place({ x: wrist[0], y: wrist[1], turn: angle }, holds, drawHand(hand, skin, flipped));
  const long = sleeve > 1;
  const end = long ? between(elbow, wrist, sleeve - 1) : between(shoulder, elbow, sleeve);
  const joints = long ? [shoulder, elbow, end] : [shoulder, between(shoulder, end, 0.5), end];
  const sleeveWidths = long ? [176, 150, 132] : [176, 168, 160];
  return group(
    limb(
      long
        ? [between(elbow, wrist, sleeve - 1.1), between(elbow, wrist, 0.9), wrist]
        : [paint ? between(shoulder, elbow, 0.1) : shoulder, elbow, wrist],
      long ? [92, 92, 92] : [130, 112, 92],
      skin,
      { hem: false },
    ),
    drawnHand,
    paint ? drawSleeve(joints, sleeveWidths, paint) : '',
  );
}

/** A short sleeve alone, for an arm whose forearm comes back in front of it. */
export function shortSleeve({ shoulder, elbow, paint, sleeve = 0.86 }) {
  const end = between(shoulder, elbow, sleeve);
  return drawSleeve([shoulder, between(shoulder, end, 0.5), end], [176, 168, 160], paint);
}

/** A bare forearm with its elbow, raised from a table. */
export function raisedForearm({ elbow, wrist, skin, hand = 'fist', turn = 0, flipped = false }) {
  const side = normal(elbow, wrist);
  const [back, front] = [1, -1].map((sign) =>
    [
      [elbow, 66],
      [between(elbow, wrist, 0.35), 62],
      [wrist, 46],
    ].map(([[x, y], half]) => written([x + sign * side[0] * half, y + sign * side[1] * half])),
  );
  // The elbow is as round as the arm is thick.
  const [backEnd, frontEnd] = [1, -1].map((sign) => {
    const [x, y] = between(wrist, elbow, 1.2);
    return written([x + sign * side[0] * 50, y + sign * side[1] * 50]);
  });
  const path = `M${back[2]}Q${back[1]} ${back[0]}C${backEnd} ${frontEnd} ${front[0]}Q${front[1]} ${front[2]}`;
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI + turn;
  return group(
    filled(`${path}Z`, skin),
    line(path, WIDTH),
    place({ x: wrist[0], y: wrist[1], turn: angle }, drawHand(hand, skin, flipped)),
  );
}

/** A sleeve goes on from the line of the shoulder, around the joint to its outer side, and begins inside at the armpit. */
function drawSleeve(joints, thickness, paint) {
  const [x, y] = joints[0];
  const side = x < 0 ? 1 : -1;
  const radius = thickness[0] / 2;
  const [outer, ...outerLine] = limbSide(joints, thickness, side);
  const inner = limbSide(joints, thickness, -side);
  const [b, c, d, e] = outerLine.map(written);
  const [f, g, h, i, j] = inner.map(written).reverse();
  const start = [x - side * radius * Math.cos(SHOULDER_SLOPE), y - radius * Math.sin(SHOULDER_SLOPE)];
  const end = Math.atan2(outer[1] - y, (x - outer[0]) * side);
  const turned = (end + SHOULDER_SLOPE + 2 * Math.PI) % (2 * Math.PI);
  const arc = `A${radius} ${radius} 0 ${turned > Math.PI ? 1 : 0} ${side > 0 ? 0 : 1} ${written(outer)}`;
  const around = turned < 1.7 * Math.PI ? `M${written(start)}${arc}` : `M${written(outer)}`;
  const armpit = written(between(inner[0], inner[1], 0.45));
  const hem = `L${b}Q${c} ${d}L${e}L${f}L${g}Q${h} ${i}`;
  return group(filled(`${around}${hem}L${j}Z`, paint), line(`${around}${hem}L${armpit}`, WIDTH));
}

/** A leg with its shoe. */
export function leg({ hip, knee, ankle, paint, shoe = '#FFFDF9', thickness = [240, 200, 150], turn = 0 }) {
  return group(
    place(
      { x: ankle[0], y: ankle[1], turn },
      outlined('M-66 -34C-82 30 -86 72 -70 94H186C212 82 190 42 116 20C80 8 64 -10 62 -34Z', shoe, WIDTH),
      line('M-72 72H192', 9),
    ),
    limb([hip, knee, ankle], thickness, paint),
  );
}

const NECKLINES = {
  round: '-78 12C-50 92 48 90 70 10',
  v: '-78 12L2 168L70 10',
};

/** The hips of a sitting person; the legs come before it and the torso after it. */
function hips(paint) {
  return outlined('M-236 760C-280 950 -250 1070 -120 1070Q60 1080 150 1030L240 760Z', paint, WIDTH);
}

/** A torso down to `length`, in a jumper, or in a jacket open over a shirt. The shoulders are drawn with the arms. */
export function torso({ paint, skin, length = 720, shirt = '', neckline = 'round', collar = false }) {
  // A short torso ends at the edge of a table.
  const [armpit, chest, ribs, waist] = [240, 300, 400, 600].map((y, index) =>
    Math.min(y, length * (0.5 + 0.14 * index)),
  );
  const sides = `M-230 ${armpit}C-254 ${ribs} -262 ${waist} -240 ${length}M228 ${armpit}C254 ${ribs} 262 ${waist} 240 ${length}`;
  const outline = [
    `M${NECKLINES[neckline]}L200 72C232 92 240 180 240 ${chest}C254 ${ribs} 262 ${waist} 240 ${length}`,
    `H-240C-262 ${waist} -254 ${ribs} -240 ${chest}C-240 180 -232 92 -200 72L-78 12Z`,
  ].join('');
  return group(
    filled('M-74 -120L-78 12L2 168L70 10L62 -120Z', skin),
    line('M-74 -80L-78 12M70 10L62 -80', WIDTH),
    filled(outline, paint),
    shirt &&
      outlined(
        `M${NECKLINES[neckline]}C66 140 60 260 60 420L56 ${length}H-60L-60 420C-60 260 -70 130 -78 12Z`,
        shirt,
        WIDTH,
      ),
    line(
      `M${NECKLINES[neckline]}M-78 12L-200 72M70 10L200 72${sides}M-240 ${length}Q0 ${length + 16} 240 ${length}`,
      WIDTH,
    ),
    collar ? outlined('M-78 4L-104 62L-24 112L-2 66L30 110L96 56L70 2C46 60 -46 66 -78 4Z', paint, WIDTH) : '',
  );
}

/** What the legs of someone who sits can do. */
export const LEGS = {
  anklesCrossed: {
    far: { knee: [420, 930], ankle: [230, 1690], turn: 8 },
    near: { knee: [230, 990], ankle: [440, 1730], turn: -6 },
  },
  feetApart: {
    far: { knee: [360, 950], ankle: [300, 1700] },
    near: { knee: [160, 1010], ankle: [60, 1736] },
  },
  kneeToUs: {
    far: { knee: [440, 930], ankle: [440, 1700] },
    near: { hip: [-80, 930], knee: [60, 1050], ankle: [-20, 1750], thickness: [270, 240, 160] },
  },
  oneFootBack: {
    far: { knee: [450, 930], ankle: [520, 1700] },
    near: { knee: [230, 1000], ankle: [10, 1690], turn: 24 },
  },
  oneOverTheOther: {
    far: { knee: [300, 960], ankle: [180, 1730] },
    near: { hip: [-60, 920], knee: [380, 870], ankle: [560, 1420], turn: -14 },
  },
};

/**
 * Someone on a seat that is 1070 below the neck, turned to the right; the arms are added in front. `far` and `near` move the
 * joints of a leg.
 */
export function sitting({ trousers, far, near, ...top }, ...arms) {
  return group(
    leg({ paint: trousers, hip: [60, 880], knee: [430, 930], ankle: [400, 1716], ...far }),
    hips(trousers),
    leg({ paint: trousers, hip: [-60, 930], knee: [210, 990], ankle: [170, 1736], ...near }),
    torso({ ...top, length: 830 }),
    ...arms,
  );
}

/** Someone who stands on `feet`, bent forward by so many degrees; the arms bend with the back. */
export function standing({ trousers, bend = 0, far, near, shoe, ...top }, ...arms) {
  const back = -860 * Math.sin((bend * Math.PI) / 180);
  const common = { paint: trousers, shoe, thickness: [260, 220, 170] };
  return group(
    leg({ ...common, hip: [back + 90, 860], knee: [back + 140, 1520], ankle: [back + 120, 2150], ...far }),
    leg({ ...common, hip: [back - 90, 860], knee: [back - 70, 1520], ankle: [back - 120, 2190], ...near }),
    place({ x: 0, y: 0, turn: bend }, torso({ length: 960, ...top }), ...arms),
  );
}

/** Places something in the coordinates of a person. */
export function besidePerson({ x, y, scale, mirrored }, ...drawings) {
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${group(...drawings)}</g>`;
}

export function drawHand(name, skin, flipped = false) {
  const { shape, folds, thumb } = HANDS[name];
  const drawn = group(
    filled(`${shape}Z`, skin),
    line(shape, WIDTH - 2),
    folds && line(folds, 11),
    thumb ? group(filled(`${thumb}Z`, skin), line(thumb, 11)) : '',
  );
  return flipped ? `<g transform="scale(1 -1)">${drawn}</g>` : drawn;
}

/** The fingers of someone whose arm is behind this person's back, on the shoulder at the left. */
export function fingersOnShoulder(skin) {
  return group(
    outlined(
      'M-92 60C-94 12 -150 4 -196 32C-228 46 -240 70 -238 96C-242 126 -240 152 -226 160C-212 166 -204 152 -204 138C-204 162 -198 184 -182 186C-166 186 -162 168 -164 150C-164 172 -158 190 -142 188C-126 184 -126 162 -130 140C-126 158 -114 166 -104 158C-92 148 -90 100 -92 60Z',
      skin,
      WIDTH - 2,
    ),
    line('M-204 138L-202 104M-164 150L-166 110M-130 140L-132 108', 11),
  );
}

function limbSide([from, bend, to], [atFrom, atBend, atTo], side) {
  const before = normal(from, bend);
  const after = normal(bend, to);
  const turning = (before[0] * after[1] - before[1] * after[0]) * side;
  const evenness = Math.max(1 + before[0] * after[0] + before[1] * after[1], 0.55);
  const shift = (side * atBend) / 2 / evenness;
  const corner = [bend[0] + (before[0] + after[0]) * shift, bend[1] + (before[1] + after[1]) * shift];
  const start = [from[0] + (before[0] * side * atFrom) / 2, from[1] + (before[1] * side * atFrom) / 2];
  const end = [to[0] + (after[0] * side * atTo) / 2, to[1] + (after[1] * side * atTo) / 2];
  const sharpness = turning > 0 ? 0.84 : 0.55;
  return [start, between(start, corner, sharpness), corner, between(end, corner, sharpness), end];
}

function written([x, y]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function normal([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [-(toY - fromY) / length, (toX - fromX) / length];
}

function between([fromX, fromY], [toX, toY], share) {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}
