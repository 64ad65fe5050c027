/** The line of every drawing. */
export const INK = '#2B2320';

/** The palette of the website, and further colors of the drawings. */
export const PAINT = {
  cream: '#FBF7EF',
  green: '#1F5C46',
  terra: '#D9714E',
  sun: '#F2B84B',
  sky: '#8EC6D8',
  plum: '#6B4C7A',
  sage: '#BFD3BE',
  blush: '#F3D3C1',
  butter: '#F8E3AE',
  mist: '#D5E9EE',
  lilac: '#DCCFE3',
  leaf: '#4F8A6B',
  white: '#FFFDF9',
  denim: '#4A6C86',
  wood: '#E8B98A',
  bark: '#6B4A34',
  brightGreen: '#2F7A5E',
  brown: '#5B3A28',
  orange: '#F08A3C',
};

/** Skin, from light to dark. */
export const SKIN = {
  fair: '#F3CDB0',
  peach: '#EAB893',
  gold: '#DFAA7B',
  tan: '#C98A5E',
  brown: '#A56B45',
  deep: '#7B4A32',
};

/** The hair of older people; that of staff is named where they are drawn. */
export const HAIR = { white: '#F4F1EA', silver: '#D9D6D0' };

/** A solid color between two: SVGO rounds a faint opacity to none. */
export function mix(from, to, share) {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [from, to].map((paint) => Number.parseInt(paint.slice(at, at + 2), 16));
    return Math.round(first * (1 - share) + second * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
