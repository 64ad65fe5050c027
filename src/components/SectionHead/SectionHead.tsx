import type { ReactNode } from 'react';
import { HeadingText } from '../HeadingText/HeadingText.tsx';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  content: { heading: string; lede?: string | undefined };
  children?: ReactNode;
}

export function SectionHead({ content, children }: Props) {
  return (
    <div className="flow">
      <h2>
        <HeadingText>{content.heading}</HeadingText>
      </h2>
      {content.lede && (
        <p className="lede">
          <RichText>{content.lede}</RichText>
        </p>
      )}
      {children}
    </div>
  );
}
