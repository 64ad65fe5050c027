// Shared by the six panels of a day. The page shows the sun above them.
import { box } from './by-hand.mjs';
import { filled, group, line, outlined } from './draw.mjs';
import { PAINT } from './paints.mjs';

export const panel = [300, 320];

const PATH = 286;

/** A little larger than the panel, against gaps at its edges. */
const SHEET = 'M-9 -9H309V329H-9Z';

/** The dotted path along the street. */
function path(paint) {
  return line(
    `M0 ${PATH}C80 ${PATH - 18} 110 ${PATH + 18} 150 ${PATH}S220 ${PATH + 18} 300 ${PATH}`,
    6,
    paint,
    'stroke-dasharray="0.1 15.89"',
  );
}

/** A panel under the sky, with things on the ground. */
export function outdoors(sky, ...drawings) {
  return group(
    filled(SHEET, sky),
    filled(
      'M0 150Q34 104 62 96Q74 94 96 120Q132 70 152 66Q168 64 206 112Q226 92 240 92Q256 94 300 132V200H0Z',
      '#D3DEE0',
    ),
    filled('M0 168C50 138 96 152 150 140C210 126 250 150 300 134V240H0Z', PAINT.sage),
    filled('M0 206C70 178 130 200 190 188C240 178 270 192 300 186V260H0Z', '#A9C7B5'),
    filled('M-9 250H309V329H-9Z', '#E9D9C2'),
    line('M-4 250Q150 246 304 250', 3.5),
    ...drawings,
    path(PAINT.green),
  );
}

/** A panel in a room with a window on the hills; people are behind the table or the floor that come last. */
export function indoors({ wall, blob, window }, ...drawings) {
  const pane = box(window.x, window.y, 74, 84, 6, 2);
  const middle = window.x + 37;
  const hills = `M${window.x} ${window.y + 64}q20 -18 37 -8t37 -8V${window.y + 82}h-74Z`;
  return group(
    filled(SHEET, wall),
    filled('M10 250C-6 170 30 84 100 56C160 30 210 56 252 66C300 84 300 190 284 250Z', blob),
    filled(pane, '#DCEEF1'),
    filled(hills, '#A9C7B5'),
    line(`${pane}M${middle} ${window.y}V${window.y + 84}M${window.x} ${window.y + 46}H${window.x + 74}`, 4),
    ...drawings,
  );
}

/** A table across the panel for a person behind it. */
export function table(paint, hem) {
  return group(outlined('M-10 240Q150 231 310 240V330H-10Z', paint, 4.5), filled('M-9 270H309V329H-9Z', hem));
}
