import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { contentKinds } from './content-files.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes what editors need to complete and explain the names in content: a JSON schema for each kind of file, made from
 * the schema that the build uses, and the setting of VS Code that says which file each is for. `folder` is the project; without settings of VS Code nothing is
 * written.
 */
export function writeEditorSchemas(folder: string = root): void {
  const path = join(folder, '.vscode/settings.json');
  if (!existsSync(path)) return;
  const associations: Record<string, string> = {};
  for (const { pattern, schema } of contentKinds) {
    const name = pattern
      .replace(/^\*\//, '')
      .replace(/(\/\*)?\.yaml$/, '')
      .replaceAll('/', '-');
    const file = `.vscode/content-schemas/${name}.json`;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
    writeFileSync(join(folder, file), JSON.stringify(json));
    associations[`./${file}`] = `content/${pattern}`;
  }
  associate(path, associations);
}

function associate(path: string, associations: Record<string, string>): void {
  const before = readFileSync(path, 'utf8');
  try {
    const after = `${JSON.stringify({ ...JSON.parse(before), 'yaml.schemas': associations }, null, 2)}\n`;
    // A kind of page that was added has a line of its own; otherwise the file stays as it is.
    if (after !== before) writeFileSync(path, after);
  } catch (error) {
    // VS Code allows notes in this file, which would get lost.
    if (!(error instanceof SyntaxError)) throw error;
  }
}
