import { sampleTestimonial } from '../../gallery/sample-testimonial.ts';
import { longText } from '../../gallery/samples.ts';
import { TestimonialGrid } from './TestimonialGrid.tsx';

const real = [
  { ...sampleTestimonial, sample: false },
  { ...sampleTestimonial, name: 'Joseph P.', quote: longText, sample: false },
  { ...sampleTestimonial, name: 'Mai X.', quote: 'We sleep again.', sample: false },
];

export function WordsOfRealPeople() {
  return <TestimonialGrid testimonials={real} length="full" />;
}

export function WithASample() {
  return <TestimonialGrid testimonials={[sampleTestimonial, ...real]} length="full" />;
}

export function Short() {
  return <TestimonialGrid testimonials={real} length="short" />;
}
