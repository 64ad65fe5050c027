import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { eachAtOnce, type Form, goodForm, post, referenceOf, send } from '../helpers/trial/client.ts';
import { createRandom, type Random } from '../helpers/trial/random.ts';
import { query } from '../helpers/trial/rows.ts';
import { trial } from '../helpers/trial/trial.ts';

type Spam = { name: string; address?: string; phone?: string; message: string };
type List = { spam: Spam[]; honest: string[] };

const SCHOOL = 60;
const KINDS = 60;
const COPIES = 2;
const HONEST = 500;
/** The limits that a site has unless somebody sets others. */
const LIMITS = { SOFT_LIMIT: '', HARD_LIMIT: '', TOTAL_LIMIT: '' };
/** A person takes longer than this between turning to the form and sending it. */
const MOMENT = 2200;

await trial({
  proves: 'Ordinary spam waits for a look from staff, and next to no family does, whatever their language and browser.',
  control: { breaks: 'spam is sent with the words of families', misses: ['spam held back'] },
  async run({ control, seed, bar }) {
    const random = createRandom(seed);
    const list = readList();
    const dataDir = temporaryFolder();
    const server = await startLocalServer({ dataDir, settings: { ...LIMITS, TRUSTED_PROXY: '127.0.0.1' } });
    const held = new Set<string>();
    const sendAll = async (forms: { form: Form; client: string; token?: string }[]) => {
      const references: string[] = [];
      await eachAtOnce(forms, 8, async ({ form, client, token }) => {
        const headers = { 'x-forwarded-for': client, ...(token && { 'tour-request-token': token }) };
        references.push(referenceOf(await post(server.address, form, headers)));
      });
      return references;
    };
    const spam = spamForms(list, random, control);
    const spamReferences = await sendAll(spam.map((form, index) => ({ form, client: `203.0.113.${index}` })));
    const tokens = await Promise.all(
      Array.from({ length: HONEST }, async () => (await send(`${server.address}/tour-request-token`)).body),
    );
    await setTimeout(MOMENT);
    const honestReferences = await sendAll(
      honestForms(list).map((form, index) => ({
        form,
        // A class that visits shares one address; one visitor in four has no script.
        client: index < SCHOOL ? '198.51.100.7' : `198.51.${index % 200}.${index % 250}`,
        token: index % 4 === 0 ? undefined : tokens[index],
      })),
    );
    for (const { reference } of query<{ reference: string }>(
      dataDir,
      'SELECT reference FROM tour_request WHERE quarantine IS NOT NULL',
    ))
      held.add(reference);
    await server.stop();

    const caught = spamReferences.filter((reference) => held.has(reference)).length;
    const wronged = honestReferences.filter((reference) => held.has(reference)).length;
    bar('spam held back', caught, { least: 108 });
    bar('families held back', wronged, { most: 2 });
  },
});

/** None of these is among the examples that the server has learned from. */
function readList(): List {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'spam.json'), 'utf8'));
}

/** Some kinds of spam, each sent several times under other names, as senders do. */
function spamForms({ spam, honest }: List, random: Random, asFamilies: boolean): Form[] {
  const kinds = [...spam].sort(() => random.next() - 0.5).slice(0, KINDS);
  return Array.from({ length: COPIES }, (_none, copy) =>
    kinds.map((kind, index) => ({
      ...goodForm(`s${copy}-${index}`),
      ...(asFamilies
        ? { message: honest[index] ?? '' }
        : { ...kind, name: copy === 0 ? kind.name : `${kind.name} ${copy}` }),
    })),
  ).flat();
}

/** Five hundred families: every message of the list, from other people each time. */
function honestForms({ honest }: List): Form[] {
  return Array.from({ length: HONEST }, (_none, index) => ({
    ...goodForm(`h${index}`),
    message: honest[index % honest.length] ?? '',
  }));
}
