import { drawing, uprightPicture } from '../../gallery/samples.ts';
import { Picture } from './Picture.tsx';

export function Drawing() {
  return <Picture picture={drawing} loading="first" sizes="100vw" />;
}

export function Upright() {
  return <Picture picture={uprightPicture} loading="lazy" sizes="100vw" />;
}

export function SmallerThanItsPlace() {
  return <Picture picture={{ ...drawing, width: 120, height: 90 }} loading="lazy" sizes="100vw" />;
}

export function WithLighterVersions() {
  const sources = [{ type: 'image/svg+xml', srcSet: `${drawing.src} 480w` }];
  return <Picture picture={{ ...drawing, sources }} loading="lazy" sizes="100vw" />;
}
