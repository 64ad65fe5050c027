import { ignoreDoubleClicks } from './ignore-double-clicks.ts';
import { loadPictures } from './load-pictures.ts';
import { openAnswerOfHash } from './open-answer.ts';
import { hidePhoneBar, releaseSticky } from './sticky-bars.ts';
import { updateClock } from './update-clock.ts';

// A task for each: none blocks the page for long, and an error in one leaves the others working.
for (const start of [hidePhoneBar, ignoreDoubleClicks, releaseSticky, updateClock, openAnswerOfHash, loadPictures])
  setTimeout(start);
