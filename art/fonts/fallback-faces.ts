import { create } from 'fontkit';

const headingSample =
  'Compassionate Adult Day Care in Fresno, California. A Warm, Hands-On Approach to Adult Day Care. Our Mission. ' +
  'Our Care Philosophy. Our Services. Why Families Choose Us. What Families Tell Us. Come for a visit. ' +
  'Medical & Nursing Services. Physical, Occupational & Speech Therapy. Personal Hygiene and Self-Care. Our Story. ' +
  'Licensing & Accreditations. What Sets Us Apart. Get in Touch. Schedule a Free Tour. Find Our Location. Thank You!';
const textSample =
  'A safe and friendly place for your mom, dad or partner to spend the day, with nurses, good food and good company. ' +
  'You get time to work and rest. Every guest is greeted by name at the door. We watch closely, we help gently, and we ' +
  'tell you how the day went. If something worries us, you hear it from us the same day. Monday to Friday, 8:00 AM to ' +
  '4:00 PM. Schedule a Free Tour. Call (559) 555-0142. Your loved one thrives, in body, mind and friendships.';

/** A font that devices have, standing in for one weight of ours until that has arrived. */
interface LocalFont {
  weight: number;
  /** Its names as `local()` takes them: full name and PostScript name. */
  names: string[];
  /** Average width of a character of the sample text, in em, kerning included. */
  width: number;
  /** Where the width was measured and where the font is found. */
  note: string;
}

/** One of the site's fonts. */
export interface Face {
  file: string;
  family: string;
  fallbackFamily: string;
  sample: string;
  /** How much wider than ours the local fonts are shown: ours then hardly ever need a line more (`keep-heights.ts`). */
  room: number;
  /** The local fonts that may replace it, by weight, the best one last. The weights are those it is used in; two are the ends of a range. */
  fallbacks: LocalFont[];
}

/** The site's fonts in the order of `fonts.css`. */
export const faces: Face[] = [
  {
    file: 'fraunces-soft-600.woff2',
    family: 'Fraunces',
    fallbackFamily: 'Fraunces Fallback',
    sample: headingSample,
    room: 1.015,
    fallbacks: [
      { weight: 600, names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 0.5775, note: 'Linux' },
      { weight: 600, names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5153, note: 'Android' },
      {
        weight: 600,
        names: ['Georgia Bold', 'Georgia-Bold'],
        width: 0.5289,
        note: 'Windows, macOS, iOS; measured from Gelasio Bold, which has its widths',
      },
    ],
  },
  {
    file: 'atkinson-400-700.woff2',
    family: 'Atkinson Hyperlegible Next',
    fallbackFamily: 'Atkinson Fallback',
    sample: textSample,
    room: 1.012,
    fallbacks: [
      { weight: 400, names: ['DejaVu Sans', 'DejaVuSans'], width: 0.508, note: 'Linux' },
      { weight: 400, names: ['Roboto', 'Roboto-Regular'], width: 0.4428, note: 'Android' },
      {
        weight: 400,
        names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
        width: 0.4463,
        note: 'Windows, macOS, iOS, Linux; Liberation Sans has the widths of Arial',
      },
      { weight: 700, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5725, note: 'Linux' },
      { weight: 700, names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4498, note: 'Android' },
      {
        weight: 700,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
        width: 0.4775,
        note: 'Windows, macOS, iOS, Linux',
      },
    ],
  },
];

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** The `@font-face` rules of one font and of the local fonts in its place, scaled to its width and line height; takes the font as TrueType. */
export function faceRules(face: Face, trueType: Buffer): string {
  const font = create(trueType);
  const em = font.unitsPerEm;
  const weights = [...new Set(face.fallbacks.map(({ weight }) => weight))];
  const own = `@font-face {
  font-family: "${face.family}";
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url("../fonts/${face.file}") format("woff2");
}
`;
  const fallbacks = face.fallbacks.map((local) => {
    const design = weights.length > 1 ? font.getVariation({ wght: local.weight }) : font;
    const width = design.layout(face.sample).advanceWidth / em / face.sample.length;
    const scale = (width / local.width) * face.room;
    return `
/* ${local.note} */
@font-face {
  font-family: "${face.fallbackFamily}";
  font-weight: ${local.weight};
  src: ${local.names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)}; /* characters ${width.toFixed(4)} em wide instead of ${local.width}, times ${face.room} */
  ascent-override: ${percent(font.ascent / em / scale)}; /* ascent ${font.ascent} of ${em}, over size-adjust */
  descent-override: ${percent(-font.descent / em / scale)}; /* descent ${-font.descent} of ${em} */
  line-gap-override: ${percent(font.lineGap / em / scale)}; /* line gap ${font.lineGap} */
}
`;
  });
  return own + fallbacks.join('');
}
