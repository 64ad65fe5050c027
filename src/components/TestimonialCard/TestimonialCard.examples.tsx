import { sampleTestimonial } from '../../gallery/sample-testimonial.ts';
import { longText, longWord } from '../../gallery/samples.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

export function Full() {
  return (
    <ul>
      <TestimonialCard testimonial={sampleTestimonial} length="full" index={0} />
    </ul>
  );
}

export function Short() {
  return (
    <ul>
      <TestimonialCard testimonial={sampleTestimonial} length="short" index={1} />
    </ul>
  );
}

export function LongestQuote() {
  const quote = `${longText} ${longText} ${longText}`;
  return (
    <ul>
      <TestimonialCard testimonial={{ ...sampleTestimonial, quote, highlight: longText }} length="full" index={2} />
    </ul>
  );
}

export function OneLongWord() {
  const ui = { name: longWord, location: longWord, quote: longWord, highlight: longWord };
  return (
    <ul>
      <TestimonialCard testimonial={{ ...sampleTestimonial, ...ui }} length="full" index={3} />
    </ul>
  );
}

export function ANameThatStartsWithAnAccent() {
  return (
    <ul>
      <TestimonialCard testimonial={{ ...sampleTestimonial, name: 'Ángela Ñ.' }} length="short" index={4} />
    </ul>
  );
}
