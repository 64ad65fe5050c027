import { CommandError } from './command.ts';

/** A whole number that was typed for an option; an empty one, as an unset variable leaves it, is none. */
export function readNumber(option: string, typed: string, least: number, most: number): number {
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new CommandError(`${option} takes a whole number from ${least} to ${most}.`, 64);
}
