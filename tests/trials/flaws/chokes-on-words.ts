import { DatabaseSync } from 'node:sqlite';

// Loaded into the server by a control: some texts cannot be stored.
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (...given) {
  const statement = prepare.apply(this, given);
  const { run } = statement;
  statement.run = (...values: Parameters<typeof run>) => {
    if (values.some((value) => typeof value === 'string' && value.includes("'"))) throw new Error('a quotation mark');
    return run.apply(statement, values);
  };
  return statement;
};
