import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { mailSchema, staffSchema } from '../../shared/mail-schema.ts';
import { problemsSchema } from '../../shared/problems-schema.ts';
import { FILLED_IN_MAIL } from '../../shared/read-content.ts';
import { type CollectionName, contentSchemas, filesOf } from '../../src/content/collections.ts';
import { statementsSchema } from '../../src/content/statements-schema.ts';

/** What files of one kind hold. */
export interface ContentKind {
  /** Pattern of their paths below the content folder. */
  pattern: string;
  schema: z.ZodType;
  /** Who fills in the facts in their texts: the pages, the server, or nobody. */
  reader: 'pages' | 'server' | 'nobody';
  /** Names in braces that are filled in later still, where they are not those of pages. */
  later?: readonly string[];
}

const ofPages = (Object.keys(contentSchemas) as CollectionName[]).flatMap((name): ContentKind[] =>
  filesOf(name).map((pattern) => ({
    pattern,
    schema: contentSchemas[name],
    reader: name === 'site' || name === 'localFacts' ? 'nobody' : 'pages',
  })),
);

/** Every kind of file that the site or the server reads. */
export const contentKinds: readonly ContentKind[] = [
  ...ofPages,
  { pattern: 'statements.yaml', schema: statementsSchema, reader: 'nobody' },
  { pattern: '*/mail.yaml', schema: mailSchema, reader: 'server', later: FILLED_IN_MAIL },
  { pattern: '*/problems.yaml', schema: problemsSchema, reader: 'server', later: [] },
  { pattern: `${DEFAULT_LANGUAGE}/staff.yaml`, schema: staffSchema, reader: 'server', later: FILLED_IN_MAIL },
];

// A star is any name. Measured: path.matchesGlob takes as long for a file as reading it.
const matchers = contentKinds.map((kind) => ({
  kind,
  matcher: new RegExp(`^${kind.pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
}));

/** The kind of a file, or undefined where neither site nor server reads it. */
export function kindOf(file: string): ContentKind | undefined {
  return matchers.find(({ matcher }) => matcher.test(file))?.kind;
}

/** Every file of a content folder, with slashes between; hidden files and those that systems and editors leave behind are left out. */
export function listContent(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(\.|(Thumbs\.db|desktop\.ini)$)|~$/i.test(path))
    .sort();
}

/** The files that have to be there whatever the languages of the site. */
export const neededFiles = contentKinds.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('*'));
