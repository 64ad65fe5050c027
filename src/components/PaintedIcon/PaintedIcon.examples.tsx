import { colors } from '../../content/shared-schema.ts';
import { PaintedIcon } from './PaintedIcon.tsx';

export function LargeInEveryColor() {
  return (
    <div className="cluster">
      {colors.map((color) => (
        <PaintedIcon key={color} icon="heart" color={color} />
      ))}
    </div>
  );
}

export function SmallInEveryColor() {
  return (
    <div className="cluster">
      {colors.map((color) => (
        <PaintedIcon key={color} icon="people" color={color} size="small" />
      ))}
    </div>
  );
}
