import { longText, longWord } from '../../gallery/samples.ts';
import { FeatureList } from './FeatureList.tsx';

const features = ['Free parking', 'Wheelchair accessible entrance', 'Near public transportation'];

export const examples = {
  Normal: <FeatureList features={features} />,
  Large: <FeatureList features={features} size="large" />,
  OnlyOne: <FeatureList features={features.slice(0, 1)} />,
  LongWords: <FeatureList features={[longText, longWord]} size="large" />,
};
