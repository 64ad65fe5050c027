import { setTimeout } from 'node:timers/promises';
import { FAMILY } from './server.ts';

const GIVE_UP_AFTER = 60_000;

/** Whether tests run at full length, by `--mode full`. */
export const isFull = import.meta.env.MODE === 'full';

/** Prints the results of a full run. */
export function report<Figures extends Record<string, number | string>>(figures: Figures): Figures {
  if (isFull) console.table(figures);
  return figures;
}

/** A valid form with the mark in its name. */
export const goodForm = (mark: string | number) => ({ ...FAMILY, name: `Ana Pérez ${mark}` });

let requests = 0;

/** Sends a form, each from another network, so that none is past a limit. */
export async function post(
  url: string,
  form: Record<string, string>,
): Promise<{ status: number; headers: Headers; reference: string }> {
  requests += 1;
  const from = { 'x-forwarded-for': `10.${(requests >> 8) & 255}.${requests & 255}.1` };
  const answer = await fetch(url, { method: 'POST', headers: from, body: new URLSearchParams(form) });
  const [, reference = ''] = /"reference":"([^"]+)"/.exec(await answer.text()) ?? [];
  return { status: answer.status, headers: answer.headers, reference };
}

/** Sends a form until it is stored, as a family does. */
export async function postUntilStored(urlNow: () => string, form: Record<string, string>) {
  const started = performance.now();
  for (let attempts = 1; performance.now() - started < GIVE_UP_AFTER; attempts += 1) {
    const answer = await post(urlNow(), form).catch(() => null);
    if (answer?.status === 200) return { reference: answer.reference, attempts };
    await setTimeout(Math.min(200, 20 * attempts) + Math.random() * 30);
  }
  throw new Error(`A request was not stored within ${GIVE_UP_AFTER / 1000} s`);
}
