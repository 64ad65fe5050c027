import { type IconName, iconPaths } from '../../../content-model/schemas/icons.ts';
import { LineIcon } from './LineIcon.tsx';

export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={iconPaths[name]} />;
}
