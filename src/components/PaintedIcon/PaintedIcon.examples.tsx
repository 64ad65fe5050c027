import { colors } from '../../content/shared-schema.ts';
import { PaintedIcon } from './PaintedIcon.tsx';

function InEveryColor({ size }: { size: 'large' | 'small' }) {
  return (
    <div className="cluster">
      {colors.map((color) => (
        <PaintedIcon key={color} icon="heart" color={color} size={size} />
      ))}
    </div>
  );
}

export const examples = {
  LargeInEveryColor: <InEveryColor size="large" />,
  SmallInEveryColor: <InEveryColor size="small" />,
};
