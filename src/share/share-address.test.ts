import { expect, test } from 'vitest';
import { sharePictureFor } from './share-address.ts';

test('every page has a picture under its own name', () => {
  expect(sharePictureFor('en', '/about')).toBe('/share/about.png');
  expect(sharePictureFor('en', '/services/counseling')).toBe('/share/services/counseling.png');
});

test('the home page has a picture although its address has no name', () => {
  expect(sharePictureFor('en', '/')).toBe('/share/home.png');
});

test('pages that nobody passes on show the picture of the home page', () => {
  expect(sharePictureFor('en', '/404')).toBe('/share/home.png');
  expect(sharePictureFor('en', '/tour-request-problem')).toBe('/share/home.png');
});
