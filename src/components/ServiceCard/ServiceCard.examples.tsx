import {
  drawing,
  longSummary,
  longText,
  longTitle,
  longWord,
  sampleService,
  uprightPicture,
} from '../../gallery/samples.ts';
import { ServiceCard } from './ServiceCard.tsx';

export const place = 'list';

const photograph = { ...uprightPicture, sources: [{ type: 'image/svg+xml', srcSet: `${drawing.src} 480w` }] };

export const examples = {
  Usual: <ServiceCard service={sampleService} />,
  LongestTitle: <ServiceCard service={{ ...sampleService, title: longTitle }} />,
  LongestSummary: <ServiceCard service={{ ...sampleService, summary: longSummary }} />,
  SummaryPastThreeLines: <ServiceCard service={{ ...sampleService, summary: `${longText} ${longText}` }} />,
  OneLongWord: <ServiceCard service={{ ...sampleService, title: longWord, summary: longWord }} />,
  UprightPhotograph: <ServiceCard service={{ ...sampleService, picture: photograph }} />,
};
