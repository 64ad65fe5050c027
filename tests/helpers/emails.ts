import { startPeer } from './server.ts';
import { content, startStorage } from './storage.ts';

export type Desk = ReturnType<typeof startStorage>;

/** The emails that the server has sent after something happened. */
export async function emailsAfter(
  run: (desk: Desk) => unknown,
  environment: Record<string, string> = {},
  texts = content,
) {
  const peer = await startPeer();
  const desk = startStorage(peer.url, environment, texts);
  await run(desk);
  await desk.pass(0);
  return peer.emails();
}
