import type { ReactNode } from 'react';
import type { Heading } from '../../../shared/content/schemas/shared-schema.ts';
import { HeadingText } from '../HeadingText/HeadingText.tsx';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  content: Heading;
  children?: ReactNode;
}

export function SectionHead({ content, children }: Props) {
  return (
    <div className="flow">
      <h2>
        <HeadingText>{content.heading}</HeadingText>
      </h2>
      <p className="lede">
        <RichText>{content.lede}</RichText>
      </p>
      {children}
    </div>
  );
}
