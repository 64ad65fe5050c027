import type { ReactNode } from 'react';
import type { Heading } from '../../content/shared-schema.ts';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  content: Heading;
  className?: string | undefined;
  children?: ReactNode;
}

export function SectionHead({ content, className = '', children }: Props) {
  return (
    <div className={`flow ${className}`.trim()}>
      <h2>{content.heading}</h2>
      <p className="lede">
        <RichText>{content.lede}</RichText>
      </p>
      {children}
    </div>
  );
}
