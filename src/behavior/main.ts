import { loadPictures } from './load-pictures.ts';
import { improveMenus } from './menus.ts';
import { hidePhoneBar, releaseSticky } from './sticky-bars.ts';
import { updateClock } from './update-clock.ts';

// A task for each: none blocks the page for long, and an error in one leaves the others working.
for (const start of [hidePhoneBar, improveMenus, releaseSticky, updateClock, loadPictures]) setTimeout(start);
