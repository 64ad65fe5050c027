import afternoon from '../panels/afternoon.mjs';
import arriving from '../panels/arriving.mjs';
import coffee from '../panels/coffee.mjs';
import home from '../panels/home.mjs';
import lunch from '../panels/lunch.mjs';
import moving from '../panels/moving.mjs';
import { panel } from '../tools/day.mjs';
import { place, svg } from '../tools/draw.mjs';

// Six pictures in one file, which a page fetches once: each is a view, as in day.svg#lunch.
const panels = { arriving, coffee, moving, lunch, afternoon, home };
const PITCH = 400;

export const size = panel;
export const fineness = 2;
export const views = Object.fromEntries(Object.keys(panels).map((name, index) => [name, [index * PITCH, 0, ...panel]]));

export default svg(size, ...Object.values(panels).map((drawn, index) => place({ x: index * PITCH, y: 0 }, drawn)));
