import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { failureText } from '../storage/mail/failure-text.ts';
import { createMailer, DeliveryError } from '../storage/mail/mailer.ts';
import type { CommandContext } from './command.ts';
import { type Check, checkData } from './data-checks.ts';

type Answer = { proxy?: string };

/** Runs every check; none of them changes anything. */
export async function checkAll({ settings, time }: CommandContext): Promise<Check[]> {
  return [
    { name: 'settings', state: 'good', words: 'can be used' },
    checkSite(settings),
    ...checkServer(await askServer(settings)),
    await checkMail(settings),
    ...checkData(settings, time, Date.now()),
  ];
}

function checkSite({ siteDir }: Settings): Check {
  const isBuilt = existsSync(join(siteDir, 'index.html'));
  return {
    name: 'site',
    state: isBuilt ? 'good' : 'bad',
    words: isBuilt ? `built in ${siteDir}` : `not built in ${siteDir}: npm run build`,
  };
}

function checkServer(answer: Answer | null): Check[] {
  if (!answer) return [{ name: 'server', state: 'doubtful', words: 'no answer on OPERATIONS_PORT: is it running?' }];
  const running: Check = { name: 'server', state: 'good', words: 'running' };
  if (answer.proxy === 'ok') return [running];
  const words = 'a proxy says for whom it asks and is not believed, so all visitors count as one: set TRUSTED_PROXY';
  return [running, { name: 'proxy', state: 'bad', words }];
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
  if (!mail) return { name: 'mail', state: 'doubtful', words: 'not set: nobody is told of a new request' };
  try {
    await createMailer(mail).verify();
    return { name: 'mail', state: 'good', words: `the mail server answers; notices go to ${mail.notifyTo.join(', ')}` };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { name: 'mail', state: 'bad', words: failureText(error) };
  }
}
