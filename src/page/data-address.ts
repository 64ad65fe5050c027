/** A drawing as an address that holds it whole; takes the text of an SVG file. */
export function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[#%<>]/g, encodeURIComponent)}`;
}
