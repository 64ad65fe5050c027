import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { DAY, HOUR, SECOND } from '../time.ts';
import { PLAIN_HEADERS } from './headers.ts';
import type { RouteDependencies } from './problem.ts';

/** The nightly backup failed at least once. */
const BACKUP_IS_OLD = 2 * DAY;

type Word = 'ready' | 'storage' | 'mail' | 'backup' | 'update';

/** Answers uptime services: whether the process runs, and in one word what does not work. */
export function serveHealth(app: FastifyInstance, { settings, desk, clock }: RouteDependencies) {
  const look = (): Word => {
    try {
      const { storing, failing, overlooked, backupAt } = desk.health();
      if (!storing) return 'storage';
      if (settings.mail && failing + overlooked > 0) return 'mail';
      if (clock() - (backupAt ?? 0) >= BACKUP_IS_OLD) return 'backup';
      return isUpdateLate(settings.updateFile, clock()) ? 'update' : 'ready';
    } catch {
      return 'storage';
    }
  };

  let word: Word = 'storage';
  let lookedAt = Number.NEGATIVE_INFINITY;
  app.get('/healthz', (_request, reply) => reply.headers(PLAIN_HEADERS).type('text/plain').send('healthy'));
  app.get('/readyz', (_request, reply) => {
    // Anyone may ask, so the database is read once a second at most.
    if (Math.abs(clock() - lookedAt) >= SECOND) {
      lookedAt = clock();
      word = look();
    }
    return reply
      .code(word === 'ready' ? 200 : 503)
      .headers(PLAIN_HEADERS)
      .type('text/plain')
      .send(word);
  });
}

/** Whether a save has waited an hour to be online, or cron has not looked for one since; `editor/update-news.ts` describes the file. */
function isUpdateLate(file: string | undefined, now: number): boolean {
  if (!file) return false;
  try {
    const { cron, time, waits, refused, offline, machine } = JSON.parse(readFileSync(file, 'utf8'));
    // What a person chose or saw there is no news to them.
    const [unseen, failed] = [waits, machine].map((reason) => (reason?.byHand ? undefined : reason?.since));
    const since: string[] = [cron && time, unseen, refused?.time, offline?.since, failed];
    return since.some((at) => at && now - Date.parse(at) >= HOUR);
  } catch {
    // There has been no update yet, or one is writing the file.
    return false;
  }
}
