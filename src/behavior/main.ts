import { ignoreDoublePresses } from './double-presses.ts';
import { keepTime } from './keep-time.ts';
import { improveMenus } from './menus.ts';
import { openAnswerOfAddress } from './open-answer.ts';
import { showPhoneBar } from './phone-bar.ts';
import { scrollOnSamePageLinks } from './same-page-links.ts';
import { unstickWhenCrowded } from './unstick-when-crowded.ts';

// Each in a task of its own: what one cannot do in some browser keeps no other from working.
for (const start of [
  showPhoneBar,
  improveMenus,
  ignoreDoublePresses,
  unstickWhenCrowded,
  scrollOnSamePageLinks,
  keepTime,
  openAnswerOfAddress,
])
  queueMicrotask(start);
