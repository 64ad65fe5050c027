import type { ContentFault } from '../shared/content-error.ts';
import { nearestName } from '../shared/did-you-mean.ts';

const file = '.env';

/** One setting of a `.env` file, as it is written there. */
interface Line {
  name: string;
  /** All that follows the equals sign, with quotation marks and notes; undefined where there is none. */
  value: string | undefined;
  line: number;
  column: number;
}

function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, before = '', name, , value] = /^(\s*(?:export\s+)?)([^\s#=]+)(\s*=\s*(.*))?/.exec(line) ?? [];
    return name ? [{ name, value, line: index + 1, column: before.length + 1 }] : [];
  });
}

/** What is wrong with a setting, at its line if a `.env` file has it. */
export function settingFault(text: string, name: string, message: string): ContentFault {
  const place = linesOf(text).find((line) => line.name === name);
  return place ? { file, line: place.line, column: place.column, field: name, message } : { file: name, message };
}

/** What is wrong with the text of a `.env` file whatever the values mean; `known` are the names of all settings. */
export function findEnvFaults(text: string, known: readonly string[]): ContentFault[] {
  const lines = linesOf(text);
  return lines.flatMap(({ name, value, line, column }, index): ContentFault[] => {
    const at = { file, line, column, field: name };
    if (value === undefined) return [{ ...at, message: 'expected NAME=value on one line.' }];
    if (lines.slice(0, index).some((other) => other.name === name)) {
      return [{ ...at, message: 'stands here for the second time. Keep one of the two.' }];
    }
    if (!known.includes(name)) {
      const meant = nearestName(name, known);
      if (meant) return [{ ...at, message: `there is no such setting. Did you mean ${meant}?` }];
      return [{ ...at, message: 'nothing reads this setting. .env.example names all there are.', isWarning: true }];
    }
    // A # ends the value unless it stands in quotation marks, and ends the address either way.
    const isCut = name === 'SMTP_URL' && /[^\s#]#/.test(value);
    return isCut ? [{ ...at, message: 'a # ends the address. In the password write %23 for it.' }] : [];
  });
}
