// The woman of question.mjs for a phone, beside a heading.
import { reseed } from '../tools/by-hand.mjs';
import { filled, group, outlined, place, svg } from '../tools/draw.mjs';
import { PAINT } from '../tools/paints.mjs';
import { question, thinkingWoman } from '../tools/thinking-woman.mjs';

export const size = [320, 392];
export const fineness = 2;
reseed(151);
const OUTLINE = 4.5;

const ground = group(
  filled('M18 380C-6 250 14 130 70 62C112 8 214 -2 264 46C316 110 318 260 302 380Z', '#F9E6BC'),
  filled('M4 380C2 364 60 358 160 358S318 364 316 380C312 392 240 392 160 392S8 392 4 380Z', '#F0CDB6'),
);
// A round table with a cloth.
const table = group(
  outlined(
    'M14 312C18 340 18 356 14 376Q44 386 76 379Q108 389 140 381Q172 391 204 381Q236 389 262 379Q286 385 306 376C302 356 302 340 306 312Z',
    '#F6E3B8',
    OUTLINE,
  ),
  outlined('M14 312C18 264 302 264 306 312C302 358 18 358 14 312Z', PAINT.white, OUTLINE),
);

export default svg(size, ground, place({ x: 246, y: 66, scale: 0.78 }, question), table, thinkingWoman(134, 206));
