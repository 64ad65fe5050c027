const WIDTH = 1200;

/** A branch that hangs from both edges of the page, with `count` oranges. */
export function orangeBranch(count: number): string {
  const oranges = Array.from({ length: count }, (_, index) => orange(index, ((index + 0.5) / count) * WIDTH));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="112" viewBox="0 0 ${WIDTH} 112"><path d="M-10 14C240 78 960 78 1210 14" fill="none" stroke="#2b2320" stroke-width="3.5" stroke-linecap="round"/><g stroke="#2b2320" stroke-width="2.5" stroke-linejoin="round">${oranges.join('')}</g></svg>`;
}

function orange(index: number, x: number): string {
  const droop = 16 + 46 * (1 - (2 * (x / WIDTH) - 1) ** 2);
  const y = droop + (index % 2 ? 10 : 4);
  const side = index % 3 ? 1 : -1;
  const leaf = `M${at(x)} ${at(y + 2)}q${side * 12}-14 ${side * 26}-6q${side * -8} 14 ${side * -26} 6Z`;
  return `<path d="M${at(x)} ${at(y + 6)}V${at(y - 6)}"/><path d="${leaf}" fill="#4f8a6b"/><circle cx="${at(x)}" cy="${at(y + 20)}" r="${index % 2 ? 15 : 16.5}" fill="${index % 3 ? '#f2b84b' : '#ee8a3c'}"/>`;
}

function at(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}
