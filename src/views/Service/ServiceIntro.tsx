import { RichText } from '../../components/RichText/RichText.tsx';
import type { LoadedService } from '../../content/load.ts';

/** What a family wants to know first of a service. */
export function ServiceIntro({ service }: { service: LoadedService }) {
  return (
    <div className="flow">
      <p className="lede">
        <RichText>{service.lede}</RichText>
      </p>
      <RichText as="p">{service.paragraphs}</RichText>
    </div>
  );
}
