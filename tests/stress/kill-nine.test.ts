import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NO_MAIL_SERVER } from '../helpers/desk.ts';
import { query } from '../helpers/server.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { goodForm, isFull, postUntilStored, report } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const CLIENTS = 32;

/** Kills the server while clients send requests and retry each until it is stored. */
async function killUnderLoad(requests: number, kills: number) {
  const dataDir = temporaryFolder();
  const start = () => startServerProcess({ dataDir, settings: NO_MAIL_SERVER });
  let server = await start();
  let retries = 0;
  const accepted = new Map<string, string>();
  const killer = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const at = ((kill + 0.2 + Math.random() * 0.6) / kills) * requests;
      while (accepted.size < at) await setTimeout(1);
      await setTimeout(Math.random() * 10);
      await server.stop('SIGKILL');
      server = await start();
    }
  };
  const marks = Array(requests).keys();
  const client = async () => {
    for (const mark of marks) {
      const form = goodForm(mark);
      const { reference, attempts } = await postUntilStored(() => server.url, form);
      accepted.set(reference, form.name);
      retries += attempts - 1;
    }
  };
  await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)]);
  await server.stop('SIGKILL');

  const rows = query<{ reference: string; name: string }>(dataDir, 'SELECT reference, name FROM tour_request');
  const names = new Map(rows.map(({ reference, name }) => [reference, name]));
  return report({
    accepted: accepted.size,
    kills,
    retries,
    lost: [...accepted].filter(([reference, name]) => names.get(reference) !== name).length,
    duplicates: rows.length - new Set(names.values()).size,
    // Further requests come in a list.
    withoutNotice: query(
      dataDir,
      "SELECT id FROM tour_request WHERE id <= 12 AND id NOT IN (SELECT tour_request_id FROM outbox WHERE kind = 'notice')",
    ).length,
  });
}

test('kill -9 loses no accepted request', async () => {
  const figures = await (isFull ? killUnderLoad(10_000, 50) : killUnderLoad(200, 2));
  expect(figures).toMatchObject({ lost: 0, duplicates: 0, withoutNotice: 0 });
});
