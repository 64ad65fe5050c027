const WIDTH = 1200;
const MIDDLE = 24;
/** The twig is a row of arcs, each 200 wide, up and down in turn. */
const ARC = 200;
const RISE = 14;

/** A picture of a twig that crosses the page, with `count` oranges to be counted. */
export function branchOf(count: number): string {
  const room = WIDTH / count;
  const oranges = Array.from({ length: count }, (_, index) => {
    // Not in a row, since oranges do not grow so, but never so close that two look like one.
    const x = Math.round((index + 0.5 + 0.14 * Math.sin(index * 2.4)) * room);
    return `<use href="#${'abc'[(index * 2) % 3]}" x="${x}" y="${heightAt(x)}"/>`;
  });
  const twig = `M-20 ${MIDDLE}h20q100-${RISE * 2} ${ARC} 0${`t${ARC} 0`.repeat(WIDTH / ARC - 1)}h20`;
  const size = Math.min(1, room / 40);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="112" viewBox="0 0 ${WIDTH} 112"><defs>${orange('a', 12, 1, size)}${orange('b', 28, -1, size)}${orange('c', 20, 1, size)}</defs><g fill="none" stroke="#2b2320" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="9" d="${twig}"/><path stroke="#4f8a6b" stroke-width="4" d="${twig}"/>${oranges.join('')}</g></svg>`;
}

/** An orange with its leaf, `stem` below the twig; `side` is where the leaf points. */
function orange(id: string, stem: number, side: 1 | -1, size: number): string {
  const leaf = `M0 ${stem - 8}q${12 * side}-16 ${30 * side}-8q${-8 * side} 17 ${-30 * side} 8Z`;
  const radius = Math.round(17 * size);
  return `<g id="${id}"><path d="M0 0V${stem}"/><path fill="#4f8a6b" d="${leaf}"/><circle cy="${stem + radius}" r="${radius}" fill="#f2b84b"/></g>`;
}

function heightAt(x: number): number {
  const share = (x % ARC) / ARC;
  const up = Math.floor(x / ARC) % 2 ? 1 : -1;
  return Math.round(MIDDLE + up * 4 * RISE * share * (1 - share));
}
