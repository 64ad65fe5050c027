import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { listContent } from './content-files.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

const folder = temporaryFolder({
  '.vscode/settings.json': '{ "editor.formatOnSave": true, "yaml.schemas": { "old": "x" } }',
});
writeEditorSchemas(folder);
const settings = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8'));
const schemaOf = (file: string) => {
  const [path] =
    Object.entries<string>(settings['yaml.schemas']).find(([, pattern]) => matchesGlob(file, pattern)) ?? [];
  return path && JSON.parse(readFileSync(join(folder, path), 'utf8'));
};

test('an editor finds a schema for every file of the content', () => {
  const files = listContent('content').filter((file) => file.endsWith('.yaml'));
  expect(files.filter((file) => !schemaOf(`content/${file}`))).toEqual([]);
});

test('it shows what a field is for, and what may stand in it', () => {
  const { phone, hours } = schemaOf('content/site.yaml').properties;
  expect(phone.description).toContain('telephone number');
  expect(hours.items.properties.days.items.enum).toContain('Friday');
});

test('other settings of the editor stay, and names that no schema has are marked', () => {
  expect(settings['editor.formatOnSave']).toBe(true);
  expect(Object.keys(settings['yaml.schemas'])).not.toContain('old');
  expect(schemaOf('content/en/pages/home.yaml').additionalProperties).toBe(false);
});

test('settings with notes in them are left alone', () => {
  const withNotes = '{ // ours\n  "editor.formatOnSave": true }';
  const other = temporaryFolder({ '.vscode/settings.json': withNotes });
  writeEditorSchemas(other);
  expect(readFileSync(join(other, '.vscode/settings.json'), 'utf8')).toBe(withNotes);
});
