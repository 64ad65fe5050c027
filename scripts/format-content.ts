// Formats content files as the editor saves them, so that a save changes only the lines of what was changed: npm run fix
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatContent } from '../content-model/write-content.ts';

for (const file of globSync('{content,tests/fixture}/**/*.yaml')) {
  const text = readFileSync(file, 'utf8');
  const formatted = formatContent(text);
  if (formatted !== text) writeFileSync(file, formatted);
}
