import sharp, { type Sharp } from 'sharp';

/** A JPEG in 3:2. */
export function picture(width: number): Sharp {
  const height = Math.round((width / 3) * 2);
  return sharp({ create: { width, height, channels: 3, background: 'peachpuff' } }).jpeg();
}
