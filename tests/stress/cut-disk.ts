import type { DiskEvent } from './disk-trace.ts';

const SECTOR = 512;
const SIZE = 64 * 1024 * 1024;

type Change = Exclude<DiskEvent, { kind: 'accepted' | 'sync' }>;

/** The synced content of a file, and the writes that are not synced. */
type Held = { bytes: Buffer; length: number; pending: Change[] };

export function createDisk() {
  const files = new Map<string, Held>();
  const held = (name: string) => {
    const file = files.get(name) ?? { bytes: Buffer.alloc(0), length: 0, pending: [] };
    files.set(name, file);
    return file;
  };
  return {
    /** Applies the next event. */
    take(event: DiskEvent) {
      if (event.kind === 'accepted') return;
      const file = held(event.file);
      if (event.kind !== 'sync') return void file.pending.push(event);
      for (const change of file.pending) apply(file, change);
      file.pending = [];
    },
    /** The files after a power cut: all, none or some sectors of each unsynced write. */
    cut(random: () => number): Map<string, Buffer> {
      const found = new Map<string, Buffer>();
      for (const [name, file] of files) {
        const copy: Held = {
          bytes: Buffer.from(file.bytes.subarray(0, file.length)),
          length: file.length,
          pending: [],
        };
        const luck = random();
        for (const change of file.pending) {
          if (change.kind === 'truncate') {
            if (random() < luck) apply(copy, change);
          } else for (const piece of sectors(change)) if (random() < luck) apply(copy, piece);
        }
        found.set(name, copy.bytes.subarray(0, copy.length));
      }
      return found;
    },
  };
}

function apply(file: Held, change: Change) {
  const end = change.kind === 'write' ? change.at + change.data.length : change.length;
  if (end > SIZE) throw new Error('The trace writes further than the database can be long');
  if (end > file.bytes.length) file.bytes = Buffer.concat([file.bytes, Buffer.alloc(end * 2 - file.bytes.length)]);
  if (change.kind === 'write') {
    change.data.copy(file.bytes, change.at);
    file.length = Math.max(file.length, end);
  } else {
    file.bytes.fill(0, change.length);
    file.length = change.length;
  }
}

function sectors({ file, at, data }: Change & { kind: 'write' }): Change[] {
  const pieces: Change[] = [];
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + SECTOR - ((at + from) % SECTOR));
    pieces.push({ kind: 'write', file, at: at + from, data: data.subarray(from, to) });
    from = to;
  }
  return pieces;
}
