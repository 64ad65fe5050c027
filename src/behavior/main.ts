import { tellAnswerTime } from './answer-time.ts';
import { keepTransitionsToCards } from './card-transitions.ts';
import { loosenClampedTexts } from './clamped-texts.ts';
import { ignoreDoublePresses } from './double-presses.ts';
import { improveMenus } from './menus.ts';
import { openAnswerOfAddress } from './open-answer.ts';
import { keepOpeningStatus } from './opening-status.ts';
import { showPhoneBar } from './phone-bar.ts';
import { scrollOnSamePageLinks } from './same-page-links.ts';
import { unstickWhenCrowded } from './unstick-when-crowded.ts';

function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

// Each in a task of its own: what one cannot do in some browser keeps no other from working.
for (const start of [
  showPhoneBar,
  improveMenus,
  ignoreDoublePresses,
  unstickWhenCrowded,
  scrollOnSamePageLinks,
  keepOpeningStatus,
  tellAnswerTime,
  openAnswerOfAddress,
  loosenClampedTexts,
  keepTransitionsToCards,
  showYear,
])
  queueMicrotask(start);
