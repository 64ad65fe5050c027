import { expect, test } from 'vitest';
import { content } from '../tests/helpers/desk.ts';
import { outagePage } from './outage-page.ts';

test('shows the links of its text', () => {
  const english = content.languages.en as (typeof content.languages)[string];
  const explanation = 'Read [our <questions>](/questions), or [llame](lang:es): (559) 555-0142.';
  const unavailable = { heading: 'Sorry', explanation, plain: '' };
  const problems = { ...english.problems, unavailable };
  expect(outagePage({ ...content, languages: { en: { ...english, problems } } })).toContain(
    '<p>Read <a href="/questions">our &lt;questions&gt;</a>, or llame: <a href="tel:+15595550142">(559) 555-0142</a>.',
  );
});
