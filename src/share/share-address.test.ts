import { expect, test } from 'vitest';
import { sharePictureFor } from './share-address.ts';

test('every page has a picture under its own name, but for those that nobody passes on', () => {
  const pictures = ['/about', '/services/counseling', '/', '/404'].map((path) => sharePictureFor('en', path));
  expect(pictures).toEqual([
    '/share/about.png',
    '/share/services/counseling.png',
    '/share/home.png',
    '/share/home.png',
  ]);
});
