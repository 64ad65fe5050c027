import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Refusal = { code: number; text: string };

/** Returns the reply that refuses a message, or null to accept it. `count` starts at 1. */
type Judge = (count: number, to: string) => Refusal | null | Promise<null>;

/** Starts a mail server; `hasTls` offers STARTTLS with a self-signed certificate. */
export async function startSmtpPeer(judge: Judge = () => null, { hasTls = false } = {}) {
  const received: { to: string; raw: Buffer }[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error('Wrong user name or password')),
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      count += 1;
      const refusal = await judge(count, to);
      if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      received.push({ to, raw });
      done();
    },
  });
  // Broken connections are not errors of the mail server.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    received,
    port,
    url: `smtp://127.0.0.1:${port}`,
    emails: () =>
      Promise.all(received.map(async ({ to, raw }) => ({ text: '', html: '', ...(await PostalMime.parse(raw)), to }))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
