import { releaseRequest } from '../tour-requests/requests.ts';
import { CliError, requireRequest, type Verb, withDatabase } from './verb.ts';

/** Takes a tour request out of quarantine. */
export const release: Verb = {
  usage: 'release <reference>',
  purpose: 'Takes a request out of quarantine; staff are told of it within a minute.',
  words: 1,
  run: (settings, [reference]) =>
    withDatabase(settings, (db) => {
      const request = requireRequest(db, reference);
      if (!request.quarantine) throw new CliError(`${request.reference} is not in quarantine.`);
      releaseRequest(db, request.id);
      console.log(`${request.reference} is released.`);
    }),
};
