import { iconPaths } from '../src/icons/icon-paths.ts';

/** All icons as one SVG file, in which a page names the one to show: art/build-icons.ts writes it. */
export function iconSheet(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('')}</svg>\n`;
}
