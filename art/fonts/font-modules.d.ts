// Neither package brings types; these are the parts in use.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    path: { commands: { command: string; args: number[] }[] };
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getVariation(settings: Record<string, number>): Font;
    layout(text: string): { advanceWidth: number };
  }
  export function create(font: Buffer): Font;
}
