// Draws the pieces of the package Open Peeps. They are React components; the few lines below replace React.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/@opeepsfun/open-peeps/build', import.meta.url));
const CAMEL_CASE = ['viewBox', 'gradientTransform', 'gradientUnits'];
const RECTANGLE = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="([^"]*)"[^>]*><\/rect>/g;

const Fragment = Symbol('fragment');
const pieces = new Map();

/** One piece as SVG, such as `render('face', 'Smile', { outlineColor: '#000' })`. */
export function render(kind, name, paint = {}) {
  return load(
    kind,
    name,
  )(paint).replace(
    RECTANGLE,
    (_all, x, y, width, height, fill) => `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${fill}"/>`,
  );
}

function load(kind, name) {
  const file = path.join(folder, kind, `${name}.js`);
  const known = pieces.get(file);
  if (known) return known;
  // The files mix two kinds of modules, so that no runtime takes them as they are.
  const code = fs.readFileSync(file, 'utf8');
  const main = /export default (\w+)/.exec(code)?.[1];
  const plain = code
    .replace(/^import .*$/gm, '')
    .replace(/export default \w+;?/g, '')
    .replace(/export (var|const|function) /g, '$1 ');
  const piece = new Function('React', `${plain};return ${main}`)({ createElement, Fragment });
  pieces.set(file, piece);
  return piece;
}

function createElement(type, properties, ...children) {
  const inner = children
    .flat(9)
    .filter((child) => child != null && child !== false)
    .join('');
  if (type === Fragment) return inner;
  if (typeof type === 'function') return type(properties ?? {});
  const attributes = Object.entries(properties ?? {})
    .filter(([name, value]) => value != null && name !== 'key')
    .map(([name, value]) => ` ${CAMEL_CASE.includes(name) ? name : kebabCase(name)}="${value}"`);
  return `<${type}${attributes.join('')}>${inner}</${type}>`;
}

function kebabCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
