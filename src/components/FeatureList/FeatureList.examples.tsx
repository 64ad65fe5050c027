import { longText, longWord } from '../../gallery/samples.ts';
import { FeatureList } from './FeatureList.tsx';

const features = ['Free parking', 'Wheelchair accessible entrance', 'Near public transportation'];

export function Normal() {
  return <FeatureList features={features} />;
}

export function Large() {
  return <FeatureList features={features} size="large" />;
}

export function OnlyOne() {
  return <FeatureList features={features.slice(0, 1)} />;
}

export function LongWords() {
  return <FeatureList features={[longText, longWord]} size="large" />;
}
