// Makes the pictures that other sites show with a link to the website, one for each language: src/share/LANGUAGE.png
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { headline } from './tools/letters.mjs';

/** The heading of the home page, in lines that fit beside the illustration. */
const headings = {
  en: ['Compassionate', 'Adult Day Care', 'in Fresno,', 'California'],
  es: ['Cuidado de día', 'con cariño', 'para adultos', 'en Fresno'],
};

const cream = '#fbf7ef';
const ink = '#2b2320';
const size = { width: 1200, height: 630 };
// A hill and a wave along the bottom, as at the edges of the site's sections.
const hills =
  '<path fill="#d3e2cf" d="M0 508c130-38 275-50 433-30 142 19 225 34 350 20 158-17 275-26 417-2v134H0Z"/>' +
  '<path fill="#1f5c46" d="M0 566c80-20 158-27 243-17 107 14 190 37 310 30 118-7 194-40 317-42 122-1 213 24 330 17v76H0Z"/>';

const read = (name) => fileURLToPath(new URL(`../src/illustrations/${name}.svg`, import.meta.url));
const illustration = await sharp(read('hero'), { density: 144 }).resize({ width: 630 }).toBuffer();
const logo = await sharp(read('logo-mark'), { density: 288 }).resize(84).toBuffer();

for (const [language, lines] of Object.entries(headings)) {
  const heading = lines.map((line, index) => headline(62, 220 + index * 74, line, ink, 66)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${hills}${heading}</svg>`;
  const file = new URL(`../src/share/${language}.png`, import.meta.url);
  const picture = await sharp({ create: { ...size, channels: 4, background: cream } })
    .composite([
      { input: Buffer.from(svg) },
      { input: illustration, left: 562, top: 52 },
      { input: logo, left: 60, top: 48 },
    ])
    // A palette keeps flat drawings sharp in a quarter of the bytes.
    .png({ palette: true, colors: 128, effort: 10, dither: 0 })
    .toBuffer();
  fs.writeFileSync(file, picture);
  console.log(`${language}.png  ${Math.round(picture.byteLength / 1024)} KB`);
}
