import { reseed } from '../tools/by-hand.mjs';
import { svg } from '../tools/draw.mjs';
import { lunchTable } from '../tools/lunch-table.mjs';

export const size = [600, 420];
export const fineness = 3;
reseed(31);

export default svg(size, lunchTable);
