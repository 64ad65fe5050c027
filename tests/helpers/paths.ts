/** The first page of each kind; others of the kind share everything but their text. */
export const firstPaths = [
  '/',
  '/about',
  '/services',
  '/services/meals',
  '/testimonials',
  '/contact',
  '/questions',
  '/memory-loss',
  '/tour-checklist',
  '/privacy',
];

const otherPaths = ['/services/nursing', '/services/rides', '/caregivers', '/referrals', '/accessibility'];

export const listedPaths = [...firstPaths, ...otherPaths];

export const missingPath = '/no-such-page';

/** Every page of the fixture in English; the last two have noindex. */
export const everyPath = [...listedPaths, '/thank-you', missingPath];
