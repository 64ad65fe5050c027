import { longText, sampleTestimonial } from '../../gallery/samples.ts';
import { TestimonialGrid } from './TestimonialGrid.tsx';

const real = [
  { ...sampleTestimonial, sample: false },
  { ...sampleTestimonial, name: 'Joseph P.', quote: longText, sample: false },
  { ...sampleTestimonial, name: 'Mai X.', quote: 'We sleep again.', sample: false },
];

export const examples = {
  WordsOfRealPeople: <TestimonialGrid testimonials={real} length="full" />,
  WithASample: <TestimonialGrid testimonials={[sampleTestimonial, ...real]} length="full" />,
  Short: <TestimonialGrid testimonials={real} length="short" />,
};
