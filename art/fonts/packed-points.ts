// How the tables `glyf` and `gvar` pack the numbers of an outline.

export const ON_CURVE = 1;
const REPEATED = 8;
/** The flags of the two axes: a step of one byte, and a step of none. Together with the first the second means forward. */
export const ACROSS = { short: 2, same: 16 };
export const UPWARD = { short: 4, same: 32 };

/** The points of an outline: one flag for each, then all steps across, then all steps upward. */
export function readPlaces(data: Buffer, count: number): { x: number; y: number; onCurve: boolean }[] {
  let at = 0;
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEATED ? 1 + data.readUInt8(at++) : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const readAxis = ({ short, same }: typeof ACROSS) => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & short) place += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & same)) {
        place += data.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  };
  const xs = readAxis(ACROSS);
  const ys = readAxis(UPWARD);
  return flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & ON_CURVE) > 0 }));
}

/** The steps from place to place along one axis, and the flags that say how each is written. */
export function writePlaces(places: number[], { short, same }: typeof ACROSS): { flags: number[]; bytes: number[] } {
  const flags: number[] = [];
  const bytes: number[] = [];
  places.forEach((place, index) => {
    const step = place - (places[index - 1] ?? 0);
    if (step === 0) flags.push(same);
    else if (Math.abs(step) < 256) {
      flags.push(step > 0 ? short + same : short);
      bytes.push(Math.abs(step));
    } else {
      flags.push(0);
      bytes.push((step >> 8) & 255, step & 255);
    }
  });
  return { flags, bytes };
}

/** How far points move: all movements across, then all upward, in runs of zeros, of words or of bytes. */
export function readMovements(data: Buffer, count: number): { dx: number; dy: number }[] {
  let at = 0;
  const read: number[] = [];
  while (read.length < 2 * count) {
    const run = data.readUInt8(at++);
    for (let left = (run & 63) + 1; left > 0; left--) {
      if (run & 128) read.push(0);
      else if (run & 64) {
        read.push(data.readInt16BE(at));
        at += 2;
      } else read.push(data.readInt8(at++));
    }
  }
  return Array.from({ length: count }, (_, index) => ({ dx: read[index] ?? 0, dy: read[count + index] ?? 0 }));
}

/** Movements along one axis as one run of bytes. Throws an error if they are more than 64, or one is too far for a byte. */
export function writeMovements(movements: number[]): number[] {
  if (movements.length > 64 || movements.some((movement) => Math.abs(movement) > 127)) {
    throw new Error('These movements are too many for one run, or too far for bytes.');
  }
  return [movements.length - 1, ...movements.map((movement) => movement & 255)];
}
