import { expect, test } from 'vitest';
import { sharePictureFor } from './share-address.ts';

test('every page has a picture under its own name', () => {
  expect(sharePictureFor('/about')).toBe('/share/about.png');
  expect(sharePictureFor('/services/counseling')).toBe('/share/services/counseling.png');
});

test('the home page has a picture although its address has no name', () => {
  expect(sharePictureFor('/')).toBe('/share/home.png');
});

test('pages that nobody passes on show the picture of the home page', () => {
  expect(sharePictureFor('/404')).toBe('/share/home.png');
  expect(sharePictureFor('/tour-request-problem')).toBe('/share/home.png');
});
