import type { TestimonialContent } from '../content/entry-schemas.ts';
import type { LoadedService } from '../content/load.ts';
import type { ResolvedPicture } from '../content/resolve-picture.ts';
import therapy from '../illustrations/therapy.svg';
import transport from '../illustrations/transport.svg';

export const drawing: ResolvedPicture = {
  src: transport.src,
  width: transport.width,
  height: transport.height,
  alt: 'An aide guides a woman in a wheelchair onto the lift of a minibus.',
  sources: [],
};

export const uprightPicture: ResolvedPicture = { ...drawing, src: therapy.src, width: 600, height: 800 };

/** A heading as long as the longest title of a service in Spanish may be. */
export const longTitle =
  'Programas y actividades físicas, sociales y recreativas todos los días para personas adultas y mayores';

/** A sentence of Spanish length: about a third longer than the English one. */
export const longText =
  'Antes de que su familiar venga por primera vez, nuestro equipo se sienta con ustedes, escucha con calma lo que les preocupa y escribe un plan de cuidados pensado para una sola persona.';

/** A Spanish word that fits no narrow column at the size of a heading. */
export const longWord = 'Otorrinolaringología';

/** A summary as long as the schema allows, in wide letters. */
export const longSummary =
  'My mom would miss warm company, warm meals and more warm moments; who comes to mom, and how many mornings?';

export const sampleService: LoadedService = {
  locale: 'en',
  slug: 'sample',
  path: '/services/transportation',
  meta: { title: 'Rides to and from the center', description: 'How people come to the center and home again.' },
  order: 1,
  title: 'Rides to and from the Center',
  shortTitle: 'Rides',
  category: 'Support',
  icon: 'van',
  summary: 'No driver in the family on weekdays? Ask about a ride here and home again.',
  description: 'How would she get there?',
  picture: drawing,
  lede: 'Care only helps if you can get to it.',
  paragraphs: ['Have the street and the days in mind when you call.'],
  offerings: { heading: 'Good to know', items: [{ title: 'The way here', text: 'Ask what time to be ready.' }] },
  worry: 'How would she get there?',
  glance: { who: null, when: 'On the days you come.', bring: null, notIncluded: 'Ambulance rides.', cost: null },
  closing: { heading: 'Does our ride reach your street?', text: 'Ask us.', button: 'Ask about a ride' },
};

export const sampleTestimonial: TestimonialContent = {
  name: 'Elena M.',
  location: 'Fresno',
  relationship: 'Family Member',
  rating: 5,
  quote: 'My mother has news for us at dinner, and I had forgotten how funny she is.',
  highlight: 'I can keep my job and keep Dad at home.',
  sample: true,
};
