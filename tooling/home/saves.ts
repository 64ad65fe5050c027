import { spawnSync } from 'node:child_process';
import type { Save } from '../../editor/host.ts';

const SHOWN_SAVES = 20;

/** The saves of the editor that git knows in a folder, the newest first; none without git or a repository. */
export function readGitSaves(folder: string): Save[] {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const filter = ['-E', '--grep=^(Put back: )?Change [^ ]+$', '--name-only', '--relative', '--', '.'];
  const log = git('log', `-${SHOWN_SAVES}`, '--format=%x00%H%x01%B%x01%an%x01%aI%x01', ...filter) ?? '';
  const entries = log.split('\0').slice(1);
  return entries.map((entry) => {
    const [sha = '', message = '', name = '', date = '', paths = ''] = entry.split('\x01');
    const texts = paths.split('\n').filter((path) => path.endsWith('.yaml'));
    const files = texts.map((path) => ({
      path: `content/${path}`,
      before: git('show', `${sha}^:./${path}`),
      after: git('show', `${sha}:./${path}`),
    }));
    return { message: message.trim(), name, date, files };
  });
}
