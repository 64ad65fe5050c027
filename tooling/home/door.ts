import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { parseEnv } from 'node:util';

/** Headers of a request that another web server passes on. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;
const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Whether the settings are those of a person who tries the site at this computer. */
export function isAtHome(host: string): boolean {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const { SMTP_URL, HOST_NAMES, TRUSTED_PROXY } = { ...file, ...process.env };
  return LOOPBACK.test(host) && !SMTP_URL && !HOST_NAMES && (TRUSTED_PROXY || 'none') === 'none';
}

/** Lets in only a browser of this computer with the key of this start. The first forwarded request closes the door. */
export function createDoor() {
  const key = randomBytes(24).toString('base64url');
  let isOpen = true;
  return {
    key,
    isOpen: () => isOpen,
    /** Must see each request. */
    watch({ headers }: IncomingMessage): void {
      const header = Object.keys(headers).find((name) => FORWARDED.test(name));
      if (!header || !isOpen) return;
      isOpen = false;
      console.warn(
        `Another web server passed on a request (${header}). /edit and /emails are closed until the next start.`,
      );
    },
    isKey: (text: string) => timingSafeEqual(digest(text), digest(key)),
    /** The key in a cookie, which no script can read. Cookies are for all ports of a computer, so its name has the port. */
    cookie: ({ socket }: IncomingMessage, path: string) =>
      `${cookieName(socket.localPort)}=${key}; HttpOnly; SameSite=Strict; Path=${path}`,
    hasKey({ headers, socket }: IncomingMessage): boolean {
      const cookies = new Map(headers.cookie?.split('; ').map((one) => one.split('=', 2) as [string, string]));
      return this.isKey(cookies.get(cookieName(socket.localPort)) ?? '');
    },
    /** No name that someone else's name server can lead to this computer. */
    isOwnHost: ({ headers, socket }: IncomingMessage) =>
      ['localhost', '127.0.0.1', '[::1]'].some((name) => headers.host === `${name}:${socket.localPort}`),
    isOwnPage: ({ headers }: IncomingMessage) =>
      headers.origin === `http://${headers.host}` && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin',
  };
}

const cookieName = (port: number | undefined) => `key-${port}`;
const digest = (text: string) => createHash('sha256').update(text).digest();
