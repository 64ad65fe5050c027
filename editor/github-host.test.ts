import { expect, test } from 'vitest';
import { adviceFor, adviceWithout } from './github-host.ts';

const ended = 'Your access has ended. Ask webmaster@example.org for a new token.';
const forbidden = 'Your access does not allow changes. Ask webmaster@example.org for a token that does.';
const locked = 'Saving is locked. Ask webmaster@example.org to unlock the branch “main”.';
const moved = 'Someone else saved at the same time. Try again.';
const tooMuch = 'That was too much at once. Try again in ten minutes.';
const broken =
  'The place where the website is kept does not work now. Try again in a few minutes, or tell webmaster@example.org.';
const refused = 'The place where the website is kept refused this. Tell webmaster@example.org: Validation failed';

test.each([
  ['an ended token', 401, '{"message":"Bad credentials"}', ended],
  ['a token without rights', 200, '[{"message":"Resource not accessible by personal access token"}]', forbidden],
  [
    'a token that an organization has not let in',
    403,
    '{"message":"Resource protected by organization SAML"}',
    forbidden,
  ],
  ['a repository that the token may not see', 404, '{"message":"Not Found"}', forbidden],
  ['a protected branch', 200, '[{"message":"Protected branch rule violations found"}]', locked],
  ['a save at the same time', 200, '[{"type":"STALE_DATA"}]', moved],
  ['a conflict', 409, '{}', moved],
  ['too many requests', 429, '{}', tooMuch],
  ['a limit', 403, '{"message":"You have exceeded a secondary rate limit"}', tooMuch],
  ['a gateway', 502, '<h1>Bad gateway</h1> No permission by its rules', broken],
  ['a refusal', 422, '{"message":"Validation failed","errors":[]}', refused],
  ['a photograph that is too large', 413, '', 'refused this since it is too large. Choose a smaller photograph.'],
])('says what to do after %s', (_what, status, answer, advice) => {
  expect(adviceFor(status, answer)).toContain(advice);
});

test.each([
  ['in a network that is cut', 'TypeError', false, 'You are offline. Connect to the internet, and try again.'],
  ['after two minutes', 'TimeoutError', true, 'did not answer for two minutes.'],
  ['in a network that blocks the host', 'TypeError', true, 'is online, but api.github.com cannot be reached.'],
])('says what to do without an answer %s', (_where, name, isOnline, advice) => {
  expect(adviceWithout(Object.assign(new Error(), { name }), isOnline)).toContain(advice);
});
