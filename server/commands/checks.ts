import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createMailer, DeliveryError, failureText } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { CommandContext } from './command.ts';
import { type Check, checkData, found } from './data-checks.ts';

type Answer = { proxy?: string };

/** Runs every check; none of them changes anything. */
export async function checkAll({ settings, time }: CommandContext): Promise<Check[]> {
  return [
    found('settings', 'good', 'can be used'),
    checkSite(settings),
    ...checkServer(await askServer(settings)),
    await checkMail(settings),
    ...checkData(settings, time, Date.now()),
  ];
}

function checkSite({ siteDir }: Settings): Check {
  return existsSync(join(siteDir, 'index.html'))
    ? found('site', 'good', `built in ${siteDir}`)
    : found('site', 'bad', `not built in ${siteDir}: npm run build`);
}

function checkServer(answer: Answer | null): Check[] {
  if (!answer) return [found('server', 'doubtful', 'no answer on OPERATIONS_PORT: is it running?')];
  const running = found('server', 'good', 'running');
  if (answer.proxy === 'ok') return [running];
  const words = 'a proxy says for whom it asks and is not believed, so all visitors count as one: set TRUSTED_PROXY';
  return [running, found('proxy', 'bad', words)];
}

/** What the running server says of itself, as far as a check looks at it; null where none answers. */
async function askServer({ operationsPort }: Settings): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(2000);
    return (await (await fetch(`http://127.0.0.1:${operationsPort}/readyz`, { signal })).json()) as Answer;
  } catch {
    return null;
  }
}

async function checkMail({ mail }: Settings): Promise<Check> {
  if (!mail) return found('mail', 'doubtful', 'not set: nobody is told of a new request');
  try {
    await createMailer(mail).verify();
    return found('mail', 'good', `the mail server answers; notices go to ${mail.notifyTo.join(', ')}`);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return found('mail', 'bad', failureText(error));
  }
}
