import { colors } from '../../content/shared-schema.ts';
import { PaintedIcon } from './PaintedIcon.tsx';

export const examples = {
  LargeInEveryColor: (
    <div className="cluster">
      {colors.map((color) => (
        <PaintedIcon key={color} icon="heart" color={color} />
      ))}
    </div>
  ),
  SmallInEveryColor: (
    <div className="cluster">
      {colors.map((color) => (
        <PaintedIcon key={color} icon="people" color={color} size="small" />
      ))}
    </div>
  ),
};
