import { reseed } from '../tools/by-hand.mjs';
import { filled, place, svg } from '../tools/draw.mjs';
import { lunchTable } from '../tools/lunch-table.mjs';

// It stands in the valley above the footer (footer-valley.svg#open).
export const size = [472, 388];
export const fineness = 3;
reseed(31);

const ground = filled(
  'M66 392C64 376 150 368 300 368S536 376 534 392C532 410 440 416 300 416S68 410 66 392Z',
  '#A9C7B5',
);

export default svg(size, place({ x: -64, y: -30 }, ground, lunchTable));
