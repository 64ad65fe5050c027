import type { IconName } from '../../../shared/content/schemas/icon-names.ts';
import { iconPaths } from './icon-paths.ts';
import { LineIcon } from './LineIcon.tsx';

export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={iconPaths[name]} arrow={name === 'arrow'} />;
}
