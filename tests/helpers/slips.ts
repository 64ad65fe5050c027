import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { describeFault } from '../../shared/content-error.ts';
import { checkContent } from '../../tooling/content/check-content.ts';
import { copyContent } from './content-copy.ts';
import { fixtureFacts } from './fixture-facts.ts';

/** A page of text. */
export const privacy = 'en/pages/privacy.yaml';
/** The facts. */
export const site = 'site.yaml';
/** A service that the project does not have. */
export const service = 'en/services/respite-weeks.yaml';

/** The texts of those files. */
export const fixtures: Record<string, string> = {
  [site]: stringify(fixtureFacts, { lineWidth: 0 }),
  [privacy]: `meta:
  title: Privacy of Families | {name}
  description: What becomes of the words that a family writes to us, in plain words.
menuLabel: Privacy
heading: Privacy
lede: Your words are yours.
updated: Since 2026
sections:
  - heading: What we keep
    paragraphs:
      - We keep what you write. See [our form](/contact#tour).
  - heading: For how long
    paragraphs:
      - For {retention} days.
`,
  [service]: `meta:
  title: Weeks of Rest at Adult Day Care
  description: Somebody looks after the person you care for while you rest for a week.
order: 90
title: Weeks of Rest
shortTitle: Respite Weeks
category: Support
summary: A week of rest for families.
description: You rest for a week.
worry: When did I last sleep?
picture:
  file: hero.svg
  alt: A woman sleeps in a chair.
lede: Rest is no luxury.
paragraphs:
  - A week is a start.
offerings:
  heading: In such a week
  items:
${[1, 2, 3, 4, 5].map((item) => `    - title: Offer ${item}\n      text: Some help.\n`).join('')}glance:
  who: null
  when: null
  bring: null
  notIncluded: null
closing:
  heading: Ask us
  text: Call us.
  button: Call Us
`,
};

/** The content of the project with files whose lines are known here. */
const folder = await copyContent();
for (const [file, text] of Object.entries(fixtures)) writeFileSync(join(folder, file), text);

/** What the checker says of the content, one line for each fault. */
export const findFaults = async () => (await checkContent(folder)).map(describeFault);

/**
 * Replaces words in a file. A ▸ in the new words marks the place of the fault, which is else that of the whole file; the message names the file, the place and
 * then what is expected here.
 */
export function slip(file: string, words: string, others: string, message: string) {
  const text = fixtures[file] ?? '';
  const [before = '', after = ''] = text.replace(words, () => others).split('▸');
  const isMarked = others.includes('▸');
  const line = isMarked ? before.split('\n').length : 1;
  const column = isMarked ? before.length - before.lastIndexOf('\n') : 1;
  return { file, text: before + after, message: `content/${file}:${line}:${column}: ${message}` };
}

/** What the checker says of files that are added or take the place of others. null takes one away. */
export async function faultsWith(files: Record<string, string | Buffer | null>): Promise<string[]> {
  const before = Object.keys(files).map(
    (file) => [file, existsSync(join(folder, file)) && readFileSync(join(folder, file))] as const,
  );
  const put = (file: string, content: string | Buffer | false | null) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (typeof content === 'string' || content) writeFileSync(join(folder, file), content);
    else rmSync(join(folder, file), { force: true });
  };
  for (const [file, content] of Object.entries(files)) put(file, content);
  const found = await findFaults();
  for (const [file, content] of before) put(file, content);
  return found;
}
