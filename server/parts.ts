import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../shared/read-content.ts';
import type { Clock } from './clock.ts';
import type { Counts } from './operations/counts.ts';
import type { Problems } from './problem/problem.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Everything that the application is built from. */
export type Parts = {
  /** What the server says, and the facts of the business. */
  content: Content;
  /** What can be set from outside. */
  settings: Settings;
  /** Where tour requests are kept. */
  store: Store;
  /** Tells the time. */
  clock: Clock;
  /** Where events are written, without anything a visitor wrote. */
  log: FastifyBaseLogger;
  /** Counts for the metrics. */
  counts: Counts;
};

/** What routes work with: the same, and the answers for what goes wrong. */
export type RouteParts = Parts & { problems: Problems };
