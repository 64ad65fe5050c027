import { content, openDesk } from './desk.ts';
import { startPeer } from './server.ts';

export type TestDesk = ReturnType<typeof openDesk>;

/** The emails that the server has sent after something happened. */
export async function emailsAfter(
  run: (desk: TestDesk) => unknown,
  environment: Record<string, string> = {},
  texts = content,
) {
  const peer = await startPeer();
  const desk = openDesk(peer.url, environment, texts);
  await run(desk);
  await desk.pass(0);
  return peer.emails();
}
