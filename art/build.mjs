// node build.mjs NAME…            writes out/NAME.svg
// node build.mjs all --out DIR    writes every picture, the logo and the ornaments to DIR
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { optimize } from 'svgo';
import { cropToPaint } from './tools/crop.mjs';
import { inRoom, inValley } from './tools/draw.mjs';
import { flatten } from './tools/flatten.mjs';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'out' } },
});
const out = path.resolve(here, values.out);
const scenes = namesIn('scenes', '.mjs');
const marks = namesIn('marks', '.svg');
const names = positionals.join() === 'all' ? [...scenes, ...marks] : positionals;
const unknown = names.filter((name) => ![...scenes, ...marks].includes(name));
if (!names.length || unknown.length) {
  if (unknown.length) console.error(`There is no picture called ${unknown.join(', ')}.`);
  console.error(`usage: node build.mjs NAME… [--out DIR]\n${[...scenes, ...marks].join(' ')}`);
  process.exit(1);
}

fs.mkdirSync(out, { recursive: true });
for (const name of names) {
  if (!scenes.includes(name)) write(name, drawMark(name));
  else for (const [file, drawing] of await drawScene(name)) write(file, drawing);
}

function write(name, { size: [width, height], drawn, views = '', reframe = '' }) {
  // A page can show several pictures, and each id may occur once.
  const { data } = optimize(drawn, { plugins: [{ name: 'prefixIds', params: { prefix: name, delim: '-' } }] });
  const [, start, shapes] = /^<svg (.*?>)(.*)<\/svg>$/s.exec(data);
  const content = reframe ? `${reframe}${views}<g>${shapes}</g>` : shapes + views;
  const file = `<svg width="${width}" height="${height}" ${start}${content}</svg>`;
  fs.writeFileSync(path.join(out, `${name}.svg`), `${file}\n`);
  const sent = zlib.brotliCompressSync(file).length;
  console.log(`${name}  ${width}x${height}  raw ${inKilobytes(file.length)}  brotli ${inKilobytes(sent)}`);
}

async function drawScene(name) {
  // Drawn larger than it is shown, so that whole numbers are fine enough.
  const {
    default: picture,
    size,
    fineness = 3,
    card,
    detail,
    views = card ? { card: card.wide, detail } : {},
    night,
  } = await import(`./scenes/${name}.mjs`);
  const written = Object.entries(views).map(
    ([id, box]) => `<view id="${id}" viewBox="${box.map((length) => length * fineness).join(' ')}"/>`,
  );
  const reframe = night ? repainted(night) : card ? reframed(card, fineness) : '';
  const outside = inValley(picture);
  const inItsRoom = { size, drawn: flattened(inRoom(picture), size, fineness), views: written.join(''), reframe };
  const isForValley = name.endsWith('-outside');
  if (outside === inRoom(picture) && !isForValley) return [[name, inItsRoom]];
  const cropped = await cropToPaint(outside, size);
  const inTheValley = { size: cropped.size, drawn: flattened(cropped.picture, cropped.size, fineness) };
  if (isForValley) return [[name, inTheValley]];
  return [
    [name, inItsRoom],
    [`${name}-outside`, inTheValley],
  ];
}

function flattened(picture, size, fineness) {
  const [width, height] = size.map((length) => length * fineness);
  const larger = picture
    .replace(/viewBox="[^"]*">/, `viewBox="0 0 ${width} ${height}"><g transform="scale(${fineness})">`)
    .replace(/<\/svg>$/, '</g></svg>');
  return shrink(flatten(larger, 0), 0);
}

/** In a space higher than wide, `#card` shows another part of the drawing. */
function reframed({ wide, upright }, fineness) {
  const scale = wide[2] / upright[2];
  const [x, y] = [0, 1].map((axis) =>
    Math.round((wide[axis] + wide[axis + 2] / 2 - scale * (upright[axis] + upright[axis + 2] / 2)) * fineness),
  );
  return `<style>@media(max-aspect-ratio:1){#card:target~g{transform:translate(${x}px,${y}px)scale(${scale.toFixed(3)})}}</style>`;
}

/** At `#night`, other colors. */
function repainted(night) {
  const rules = Object.entries(night).map(([day, paint]) => `#night:target~g [fill="${day}"]{fill:${paint}}`);
  return `<style>${rules.join('')}</style><view id="night"/>`;
}

function drawMark(name) {
  const source = fs.readFileSync(path.join(here, 'marks', `${name}.svg`), 'utf8');
  const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(source);
  // A page that holds two marks is smaller where they share whole shapes.
  return { size: [width, height], drawn: shrink(source, 2, { mergePaths: false }) };
}

function shrink(source, decimals, more = {}) {
  const overrides = { convertPathData: { floatPrecision: decimals }, convertTransform: { floatPrecision: 4 }, ...more };
  const plugins = [{ name: 'preset-default', params: { overrides } }];
  return optimize(source, { multipass: true, floatPrecision: decimals, plugins }).data;
}

function namesIn(folder, ending) {
  return fs.readdirSync(path.join(here, folder)).map((file) => path.basename(file, ending));
}

function inKilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
