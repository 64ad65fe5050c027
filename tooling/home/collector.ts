import { buildApp } from '../../server/app.ts';
import type { RenderPage } from '../../server/http/page-renderer.ts';
import { createLog } from '../../server/log.ts';
import type { Mailer } from '../../server/mail/mailer.ts';
import type { Settings } from '../../server/settings.ts';
import { type Desk, startDesk } from '../../server/storage/desk.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import { MAIL } from './emails.ts';

interface Site {
  content: ServerContent;
  renderPage: RenderPage;
}

/** The real server, which can go on with another build of the site or other content. */
export function createCollector(settings: Settings, mailer: Mailer) {
  const atHome = { ...settings, mail: MAIL };
  const log = createLog();
  let started: ReturnType<typeof startDesk> | undefined;
  const now = () => started as NonNullable<typeof started>;
  // A form that arrives during an exchange goes to the desk after it.
  const desk: Desk = {
    save: (incoming) => now().save(incoming),
    openStaffLink: (...link) => now().openStaffLink(...link),
    health: () => now().health(),
  };
  return {
    log,
    async appFor({ content, renderPage }: Site) {
      await started?.close();
      started = startDesk({ settings: atHome, content, mailer }, log);
      if (started.failure === 'owned')
        throw new ExpectedError(`Another server uses ${settings.dataDir} (DATA_DIR).`, 1);
      const app = buildApp(atHome, { content, desk, renderPage, clock: Date.now, log });
      await app.ready();
      return app;
    },
    close: async () => started?.close(),
  };
}
