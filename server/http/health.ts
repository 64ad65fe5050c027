import type { FastifyInstance } from 'fastify';
import { BACKUP_IS_OLD, newestBackup } from '../backups.ts';
import { SECOND } from '../time.ts';
import { PLAIN_HEADERS } from './headers.ts';
import type { RouteDeps } from './problem.ts';

type Word = 'ready' | 'storage' | 'mail' | 'backup';

/** Answers uptime services: whether the process runs, and in one word what does not work. */
export function serveHealth(app: FastifyInstance, { settings, storage, clock }: RouteDeps) {
  const { mail, backupDir } = settings;
  const hasBackup = (folder: string) => {
    try {
      const newest = newestBackup(folder);
      return newest !== null && clock() - newest.madeAt < BACKUP_IS_OLD;
    } catch {
      return false;
    }
  };
  const look = async (): Promise<Word> => {
    const health = await storage.health().catch(() => null);
    if (!health?.storing) return 'storage';
    if (mail && health.failing + health.overlooked > 0) return 'mail';
    return backupDir === null || hasBackup(backupDir) ? 'ready' : 'backup';
  };

  let word: Promise<Word> = Promise.resolve('storage');
  let lookedAt = Number.NEGATIVE_INFINITY;
  app.get('/healthz', (_request, reply) => reply.headers(PLAIN_HEADERS).type('text/plain').send('healthy'));
  app.get('/readyz', async (_request, reply) => {
    // Once a second, however often strangers ask.
    if (Math.abs(clock() - lookedAt) >= SECOND) {
      lookedAt = clock();
      word = look();
    }
    const answer = reply.code((await word) === 'ready' ? 200 : 503).headers(PLAIN_HEADERS);
    return answer.type('text/plain').send(await word);
  });
}
