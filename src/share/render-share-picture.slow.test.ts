import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { renderSharePicture } from './render-share-picture.ts';

const page = { name: 'about', heading: 'A good day here', pictures: ['about.svg'], framed: false, site: fixtureFacts };

test('a share picture has the size that other sites ask for and is light enough for a message', async () => {
  const png = await renderSharePicture(page);
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.byteLength).toBeLessThan(90_000);
});

test('other words make another picture', async () => {
  const other = await renderSharePicture({ ...page, heading: 'A good day there' });
  expect(other.equals(await renderSharePicture(page))).toBe(false);
});

test('a picture that is not there is named', async () => {
  await expect(renderSharePicture({ ...page, pictures: ['lost.svg'] })).rejects.toThrow('lost.svg');
});

test.each([
  'Thank You!',
  'Find the kind of help that fits your family',
  'Physical, Social and Recreational Programs & Activities Daily',
  'Atención diurna para personas mayores y adultos, con transporte y comidas',
  'Otorrinolaringología y multidisciplinariedad',
])('the heading "%s" keeps clear of the logo and the picture', async (heading) => {
  const png = await renderSharePicture({ ...page, heading });
  for (const strip of [
    { left: 60, top: 126, width: 522, height: 12 },
    { left: 588, top: 140, width: 20, height: 300 },
  ]) {
    const { channels } = await sharp(await sharp(png).extract(strip).png().toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
  }
});

test('a heading that cannot fit is refused with its words', async () => {
  await expect(renderSharePicture({ ...page, heading: 'word '.repeat(120).trim() })).rejects.toThrow('"word word');
});
