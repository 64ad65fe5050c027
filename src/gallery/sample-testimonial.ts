import type { TestimonialContent } from '../content/entry-schemas.ts';

/** A testimonial that nobody gave. */
export const sampleTestimonial: TestimonialContent = {
  name: 'Elena M.',
  location: 'Fresno',
  relationship: 'Family Member',
  rating: 5,
  quote: 'My mother has news for us at dinner, and I had forgotten how funny she is.',
  highlight: 'I can keep my job and keep Dad at home.',
  sample: true,
};
