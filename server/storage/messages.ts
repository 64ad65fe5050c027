import type { Content } from '../../shared/read-content.ts';
import type { Settings } from '../settings.ts';
import type { Incoming } from './incoming.ts';

/** What the storing thread is started with. */
export type WorkerData = { settings: Settings; content: Content };

/** Something the storing thread is asked to do. */
export type Question = { type: 'save'; incoming: Incoming } | { type: 'status' } | { type: 'close' };

/** A question with the number that its answer carries too. */
export type ToWorker = Question & { id: number };

/** What the storing thread answers or tells. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; details: Record<string, unknown>; text: string }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'failed'; id: number; code: string };
