import { sampleService } from '../../gallery/sample-service.ts';
import { drawing, longSummary, longText, longTitle, longWord, uprightPicture } from '../../gallery/samples.ts';
import { ServiceCard } from './ServiceCard.tsx';

export function Usual() {
  return (
    <ul>
      <ServiceCard service={sampleService} />
    </ul>
  );
}

export function LongestTitle() {
  return (
    <ul>
      <ServiceCard service={{ ...sampleService, title: longTitle }} />
    </ul>
  );
}

export function LongestSummary() {
  return (
    <ul>
      <ServiceCard service={{ ...sampleService, summary: longSummary }} />
    </ul>
  );
}

export function SummaryPastThreeLines() {
  return (
    <ul>
      <ServiceCard service={{ ...sampleService, summary: `${longText} ${longText}` }} />
    </ul>
  );
}

export function OneLongWord() {
  return (
    <ul>
      <ServiceCard service={{ ...sampleService, title: longWord, summary: longWord }} />
    </ul>
  );
}

export function UprightPhotograph() {
  const sources = [{ type: 'image/svg+xml', srcSet: `${drawing.src} 480w` }];
  return (
    <ul>
      <ServiceCard service={{ ...sampleService, picture: { ...uprightPicture, sources } }} />
    </ul>
  );
}
