/** A drawing as an address that holds it whole; takes the text of an SVG file. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[#%]/g, encodeURIComponent)}`;
}
