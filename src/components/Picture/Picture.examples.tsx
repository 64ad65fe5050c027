import { drawing, uprightPicture } from '../../gallery/samples.ts';
import { Picture } from './Picture.tsx';

const sources = [{ type: 'image/svg+xml', srcSet: `${drawing.src} 480w` }];

export const examples = {
  Drawing: <Picture picture={drawing} loading="first" sizes="100vw" />,
  Upright: <Picture picture={uprightPicture} loading="lazy" sizes="100vw" />,
  SmallerThanItsPlace: <Picture picture={{ ...drawing, width: 120, height: 90 }} loading="lazy" sizes="100vw" />,
  WithLighterVersions: <Picture picture={{ ...drawing, sources }} loading="lazy" sizes="100vw" />,
};
