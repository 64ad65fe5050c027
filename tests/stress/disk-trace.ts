import { spawnSync } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** The disk operations and responses of a server, in order. */
export type DiskEvent =
  | { kind: 'write'; file: string; at: number; data: Buffer }
  | { kind: 'truncate'; file: string; length: number }
  /** Everything written to the file before is durable. */
  | { kind: 'sync'; file: string }
  /** A response with this reference began to be sent. */
  | { kind: 'accepted'; reference: string };

const CALLS = 'pwrite64,write,writev,sendmsg,ftruncate,fsync,fdatasync';

/** Whether system calls can be traced here. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', '-e', 'trace=fsync', 'true'], { stdio: 'ignore' }).status === 0;
}

/** The command that traces a server into a file. */
export function tracing(file: string): string[] {
  // The tracer runs as a grandchild, so that the started process is the server itself.
  return ['strace', '-D', '-f', '--seccomp-bpf', '-y', '-xx', '-s', '70000', '-e', `trace=${CALLS}`, '-o', file];
}

/** Reads the trace after the process has ended. */
export async function readTrace(file: string, pid: number): Promise<DiskEvent[]> {
  const end = new RegExp(`^${pid} +\\+\\+\\+ `, 'm');
  while (!end.test(readFileSync(file, 'latin1').slice(-20_000))) await setTimeout(50);
  const events: DiskEvent[] = [];
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const unfinished = rest.endsWith('<unfinished ...>');
    const call = rest.startsWith('<... ') ? begun.get(thread) : rest;
    if (unfinished) begun.set(thread, rest);
    // A response counts when its sending begins, other calls when they return.
    const isAnswer = /^(write|writev|sendmsg)\(/.test(call ?? '');
    if (!call || (isAnswer ? rest !== call : unfinished)) continue;
    const event = readCall(call);
    if (event) events.push(event);
  }
  return events;
}

function readCall(call: string): DiskEvent | null {
  const [, name = '', path = ''] = /^(\w+)\(\d+<([^>]*)>/.exec(call) ?? [];
  const file = decode(path).toString().split('/').at(-1) ?? '';
  const isDatabase = /\.sqlite(-wal)?$/.test(file);
  if (isDatabase && (name === 'fsync' || name === 'fdatasync')) return { kind: 'sync', file };
  if (isDatabase && name === 'ftruncate') return { kind: 'truncate', file, length: Number(/, (\d+)/.exec(call)?.[1]) };
  const [, hex = '', at] =
    /"((?:\\x[0-9a-f]{2})*)"(?:\.\.\.)?(?:, \d+, (\d+))?/.exec(call.slice(call.indexOf('>'))) ?? [];
  if (isDatabase && name === 'pwrite64') return { kind: 'write', file, at: Number(at), data: decode(hex) };
  const reference = isDatabase ? null : /^HTTP\/1\.1 200 .*"reference":"([^"]+)"/s.exec(allStrings(call))?.[1];
  return reference ? { kind: 'accepted', reference } : null;
}

/** One call may send several parts of a response. */
function allStrings(call: string) {
  return [...call.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => decode(hex).toString('latin1')).join('');
}

function decode(escaped: string) {
  return escaped.includes('\\x') ? Buffer.from(escaped.replaceAll('\\x', ''), 'hex') : Buffer.from(escaped);
}
