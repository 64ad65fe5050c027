// node build.mjs NAME…            writes out/NAME.svg
// node build.mjs all --out DIR    writes every picture, the logo files and the motifs to DIR
import fs from 'node:fs'; import path from 'node:path'; import zlib from 'node:zlib'; import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo'; import { flatten } from './tools/flatten.mjs';
const here = path.dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2); const o = args.indexOf('--out');
const out = path.resolve(here, o < 0 ? 'out' : args.splice(o, 2)[1]);
const scenes = fs.readdirSync(path.join(here, 'scenes')).map(f => f.replace('.mjs', ''));
const marks = fs.readdirSync(path.join(here, 'marks')).map(f => f.replace('.svg', ''));
const names = args.length === 1 && args[0] === 'all' ? [...scenes, ...marks] : args;
if (!names.length) { console.log(`usage: node build.mjs NAME… [--out DIR]\n${[...scenes, ...marks].join(' ')}`); process.exit(1); }
fs.mkdirSync(out, { recursive: true });
const preset = p => ({ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: p }, convertTransform: { floatPrecision: 4 } } } });
for (const n of names) {
  let data, w, h;
  if (scenes.includes(n)) {
    const m = await import(`./scenes/${n}.mjs`); [w, h] = m.size;
    const k = m.k ?? 3; // drawn k times larger, so that whole numbers are fine enough
    const raw = m.default.replace(/viewBox="0 0 (\d+) (\d+)">/, (_, a, b) => `viewBox="0 0 ${a * k} ${b * k}"><g transform="scale(${k})">`).replace(/<\/svg>$/, '</g></svg>');
    data = optimize(flatten(raw, 0), { multipass: true, floatPrecision: 0, plugins: [preset(0)] }).data;
  } else if (marks.includes(n)) {
    const raw = fs.readFileSync(path.join(here, 'marks', n + '.svg'), 'utf8'); [, w, h] = raw.match(/viewBox="0 0 (\d+) (\d+)"/);
    data = optimize(raw, { multipass: true, floatPrecision: 2, plugins: [preset(2)] }).data;
  } else { console.error(`no picture called ${n}`); process.exitCode = 1; continue; }
  data = optimize(data, { plugins: [{ name: 'prefixIds', params: { prefix: n, delim: '-' } }] }).data;
  data = data.replace('<svg ', `<svg width="${w}" height="${h}" `);
  fs.writeFileSync(path.join(out, n + '.svg'), data + '\n');
  const kb = x => (x / 1024).toFixed(1);
  console.log(`${n}  ${w}x${h}  raw ${kb(data.length)} KB  brotli ${kb(zlib.brotliCompressSync(data).length)} KB`);
}
