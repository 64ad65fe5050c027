import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string[]; raw: Buffer };

export type SmtpPeer = Awaited<ReturnType<typeof startSmtpPeer>>;

type Refusal = { code: number; text: string };

/** Returns the reply that refuses a message, or null to accept it. `count` starts at 1. */
type Judge = (count: number, to: readonly string[]) => Refusal | null | Promise<null>;

/** `hasTls` offers STARTTLS with a self-signed certificate. */
export async function startSmtpPeer(judge: Judge = () => null, port = 0, { hasTls = false } = {}) {
  const received: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(new Error('Wrong user name or password')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        count += 1;
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = await judge(count, to);
        if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
        received.push({ to, raw });
        done();
      });
    },
  });
  // Broken connections are not errors of the mail server.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const taken = (listener.address() as AddressInfo).port;
  return {
    received,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Settings of a site that sends its mail to this server. */
export function mailSettings({ port }: { port: number }, notifyTo = 'desk@example.org'): Record<string, string> {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Front Desk <site@example.org>', NOTIFY_TO: notifyTo };
}
