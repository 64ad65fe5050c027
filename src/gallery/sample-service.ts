import type { LoadedService } from '../content/load.ts';
import { drawing } from './samples.ts';

/** A service of no center. */
export const sampleService: LoadedService = {
  locale: 'en',
  slug: 'sample',
  path: '/services/transportation',
  meta: { title: 'Rides to and from the center', description: 'How people come to the center and home again.' },
  order: 1,
  title: 'Rides to and from the Center',
  shortTitle: 'Rides',
  category: 'Support',
  summary: 'No driver in the family on weekdays? Ask about a ride here and home again.',
  description: 'How would she get there?',
  picture: drawing,
  lede: 'Care only helps if you can get to it.',
  paragraphs: ['Have the street and the days in mind when you call.'],
  offerings: { heading: 'Good to know', items: [{ title: 'The way here', text: 'Ask what time to be ready.' }] },
  worry: 'How would she get there?',
  glance: { who: null, when: 'On the days you come.', bring: null, notIncluded: 'An ambulance.' },
  closing: { heading: 'Can we come to your street?', text: 'Ask us.', button: 'Ask about a ride' },
};
