import { readFileSync } from 'node:fs';
import type { LocalServer } from '../local-server.ts';
import { send } from './client.ts';

/** The most memory that a server has held so far, in megabytes; where the system does not tell, what it holds now. */
export async function mostMemory({ child, operations }: LocalServer): Promise<number> {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    const { body } = await send(`${operations}/metrics`);
    return Number(/process_resident_memory_bytes (\d+)/.exec(body)?.[1]) / 1024 ** 2;
  }
}
