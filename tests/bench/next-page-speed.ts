import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromiumArguments, chromiumPath } from '../../scripts/ensure-chromium.ts';

type Shown = { path: string; at: number; drawnBefore: boolean };
type Answer = { result?: { value: unknown }; targetInfos?: { targetId: string }[]; sessionId?: string };

const pointTo = (path: string) => ({
  expression: `(() => {
    const link = [...document.querySelectorAll('a[href="${path}"]')].find((link) => link.checkVisibility());
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`,
  returnByValue: true,
});

const whenShown = {
  expression: `(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const at = performance.timeOrigin + Math.max(paint?.startTime, activationStart);
    return paint ? { path: location.pathname, at, drawnBefore: activationStart > 0 } : null;
  })()`,
  returnByValue: true,
};

/**
 * Points at a link of the home page for a second, presses it, and measures the milliseconds until the next page shows, and
 * whether the browser had drawn it before. Playwright's never draws a page before it is asked for, so this starts one of its own.
 */
export async function measureNextPage(origin: string, path: string) {
  const profile = mkdtempSync(join(tmpdir(), 'next-page-'));
  const browser = spawn(
    chromiumPath({ withWindows: true }),
    [
      ...chromiumArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1280,900',
      origin,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'close');
  try {
    const { call, pages } = await watchTab(await debuggingAddress(browser.stderr));
    await setTimeout(2_000);
    const [home = ''] = pages;
    const { x, y } = await call<{ x: number; y: number }>(home, 'Runtime.evaluate', pointTo(path));
    const mouse = (type: string) =>
      call(home, 'Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: type === 'mouseMoved' ? 'none' : 'left',
        clickCount: 1,
      });
    await mouse('mouseMoved');
    await setTimeout(1_500);
    await mouse('mousePressed');
    const pressed = Date.now();
    mouse('mouseReleased');
    for (let wait = 0; wait < 20; wait += 1) {
      await setTimeout(250);
      const shown = await Promise.all(
        [...pages].map((page) => call<Shown | null>(page, 'Runtime.evaluate', whenShown)),
      );
      const next = shown.find((found) => found?.path === path);
      if (next) return { ms: Math.round(next.at - pressed), drawnBefore: next.drawnBefore };
    }
    throw new Error(`A press of the link to ${path} did not lead there.`);
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The address at which a starting browser says that it listens. */
async function debuggingAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let written = '';
  for await (const chunk of output) {
    written += chunk;
    const address = /DevTools listening on (ws:\S+)/.exec(written)?.[1];
    if (address) return address;
  }
  throw new Error(`Chromium did not start:\n${written}`);
}

/** Talks with the pages of a tab, the one that shows and those drawn ahead. To be attached to a page itself forbids the latter. */
async function watchTab(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pages = new Set<string>();
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(data);
    waiting.get(id)?.(result);
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') pages.add(params.sessionId);
    if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId);
  });
  let last = 0;
  const send = (method: string, params: object, sessionId?: string) => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return new Promise<Answer>((resolve) => waiting.set(last, resolve));
  };
  const { targetInfos = [] } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId } = await send('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId);
  const call = async <Value>(page: string, method: string, params: object) =>
    (await send(method, params, page))?.result?.value as Value;
  return { call, pages };
}
