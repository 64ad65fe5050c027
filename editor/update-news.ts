import type { ContentIssue } from '../content-model/content-error.ts';

/** `/update.json`, in which deploy/update.sh says why a save is not online. All times are as in 2026-12-24T08:00:00Z. */
export interface UpdateNews {
  /** When an update last looked. */
  time: string;
  /** Cron looks each minute. */
  cron?: true;
  online: { code: string; content: string } | null;
  /* `byHand` is what a person at the server knows: they went back, or saw the failure. */
  /** A save needs a person at the server: a change of the program waits, or that person went back to an earlier version. */
  waits?: { commit: string; since: string; byHand?: true };
  /** A save has errors, as `check-content --json` prints them. */
  refused?: { commit: string; time: string; errors: readonly ContentIssue[] };
  /** There is no connection to the git host. */
  offline?: { since: string };
  /** A build or a start failed for another reason than the content; it is tried again. */
  machine?: { since: string; commit: string; byHand?: true };
}
