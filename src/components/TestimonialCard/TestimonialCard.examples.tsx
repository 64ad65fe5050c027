import { longText, longWord, sampleTestimonial } from '../../gallery/samples.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

export const place = 'list';

const longest = { ...sampleTestimonial, quote: `${longText} ${longText} ${longText}`, highlight: longText };
const oneWord = { ...sampleTestimonial, name: longWord, location: longWord, quote: longWord, highlight: longWord };

export const examples = {
  Full: <TestimonialCard testimonial={sampleTestimonial} length="full" index={0} />,
  Short: <TestimonialCard testimonial={sampleTestimonial} length="short" index={1} />,
  LongestQuote: <TestimonialCard testimonial={longest} length="full" index={2} />,
  OneLongWord: <TestimonialCard testimonial={oneWord} length="full" index={3} />,
  ANameThatStartsWithAnAccent: (
    <TestimonialCard testimonial={{ ...sampleTestimonial, name: 'Ángela Ñ.' }} length="short" index={4} />
  ),
};
