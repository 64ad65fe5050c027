/** The data of one glyph in a variable TrueType font: its outline, and its variations. Both share the font's memory. */
export function glyphData(font: Buffer, glyph: number): { outline: Buffer; variation: Buffer } {
  const glyf = table(font, 'glyf');
  const gvar = table(font, 'gvar');
  const longOutlines = table(font, 'head').readInt16BE(50) === 1;
  const longVariations = gvar.readUInt16BE(14) % 2 === 1;
  return {
    outline: part(glyf, table(font, 'loca'), glyph, longOutlines),
    variation: part(gvar.subarray(gvar.readUInt32BE(16)), gvar.subarray(20), glyph, longVariations),
  };
}

/** Puts data over a glyph's own. Throws an error if it is longer; the remaining old data is never read. */
export function overwrite(old: Buffer, data: Buffer): void {
  if (data.length > old.length) throw new Error(`${data.length} bytes do not fit over ${old.length}.`);
  data.copy(old);
}

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** One part of a table, by the list of where its parts start: in bytes, or in pairs of bytes. */
function part(whole: Buffer, starts: Buffer, index: number, inBytes: boolean): Buffer {
  const start = (at: number) => (inBytes ? starts.readUInt32BE(4 * at) : 2 * starts.readUInt16BE(2 * at));
  return whole.subarray(start(index), start(index + 1));
}
