import { type IconName, iconPaths } from './icon-paths.ts';
import { LineIcon } from './LineIcon.tsx';

/** A line icon the size of the text beside it; decoration only, so the words must say the same. */
export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={iconPaths[name]} arrow={name === 'arrow'} />;
}
