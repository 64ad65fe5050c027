import { DatabaseSync } from 'node:sqlite';

// Makes texts with a quotation mark fail with an error that quotes them.
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (...given) {
  const statement = prepare.apply(this, given);
  const run = statement.run as (...values: unknown[]) => ReturnType<typeof statement.run>;
  statement.run = (...values: unknown[]) => {
    const text = values
      .flatMap((value) => Object.values(value ?? {}))
      .find((value) => typeof value === 'string' && value.includes("'"));
    if (text) throw new Error(`cannot store ${text}`);
    return run.apply(statement, values);
  };
  return statement;
};
