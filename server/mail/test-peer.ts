import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A message as the mail server got it. */
export type Received = { to: string[]; raw: string };
/** A mail server that answers each message as `judge` says: null takes it, a number refuses with that code. */
export async function startPeer(judge: (message: Received, count: number) => number | null = () => null, at = 0) {
  const received: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const message = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        };
        count += 1;
        const code = judge(message, count);
        if (code !== null)
          return done(Object.assign(new Error(`refused for ${message.to[0]}`), { responseCode: code }));
        received.push(message);
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(at, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { received, url: `smtp://127.0.0.1:${port}`, stop };
}
