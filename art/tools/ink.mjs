// Many pieces merge their outline and their dark areas (hair, trousers, jumpers) into one ink path.
import svgpath from 'svgpath';
import { INK } from './paints.mjs';

// The parts that a body with empty hands keeps: all but the object in its fist.
const EMPTY_HANDS = {
  Killer: ({ left, top, right, bottom }) =>
    !(left > 310 && right < 395 && top > 130 && bottom < 190) &&
    !(left > 460 && right < 715 && top > 240 && bottom < 450),
};

/** Draws people with thicker lines, for a picture in which they are small. */
export function bolder(drawn, more = 6) {
  return drawn
    .replace(/stroke-width="(1[1-9]|2\d)"/g, (_all, width) => `stroke-width="${Number(width) + more}"`)
    .replace(
      new RegExp(`(<path(?![^>]*stroke)[^>]*? )fill="${INK}"`, 'g'),
      `$1fill="${INK}" stroke="${INK}" stroke-width="${more}"`,
    );
}

let clips = 0;

/** Paints the dark areas: the same path, colored, with an ink line along the inside. Thin lines stay wholly ink. */
export function paintInside(drawn, paint, width) {
  const inkPath = new RegExp(`<path[^>]*? d="([^"]*)"[^>]*?fill="${INK}"[^>]*></path>`, 'g');
  return drawn.replace(inkPath, (_all, path) => {
    clips += 1;
    const clip = `<clipPath id="k${clips}"><path d="${path}"/></clipPath>`;
    return `${clip}<path clip-path="url(#k${clips})" d="${path}" fill="${paint}" stroke="${INK}" stroke-width="${width}"/>`;
  });
}

/** Removes the object that a body holds, to make room for another. */
export function withEmptyHands(drawn, body) {
  const inkPath = new RegExp(`(<path[^>]*? d=")([^"]*)("[^>]*?fill="${INK}")`, 'g');
  return drawn
    .replace(/<path[^>]*? d="[^"]*"[^>]*?fill="(silver|brown)"[^>]*><\/path>/g, '')
    .replace(inkPath, (_all, before, path, after) => before + keepParts(path, EMPTY_HANDS[body]) + after);
}

function keepParts(path, keep) {
  const parts = svgpath(path).abs().toString().split(/(?=M)/);
  return parts.filter((part) => keep(boundsOf(part))).join('');
}

/** The box around a path and the points that bend it. */
function boundsOf(path) {
  const bounds = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  svgpath(path)
    .abs()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      const points = command === 'H' ? [numbers[0], y] : command === 'V' ? [x, numbers[0]] : numbers;
      for (let at = 0; at + 1 < points.length; at += 2) {
        bounds.left = Math.min(bounds.left, points[at]);
        bounds.right = Math.max(bounds.right, points[at]);
        bounds.top = Math.min(bounds.top, points[at + 1]);
        bounds.bottom = Math.max(bounds.bottom, points[at + 1]);
      }
    });
  return bounds;
}
