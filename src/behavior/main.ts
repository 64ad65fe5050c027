import { loosenClampedTexts } from './clamped-texts.ts';
import { improveMenus } from './menus.ts';
import { openAnswerOfAddress } from './open-answer.ts';
import { keepOpeningStatus } from './opening-status.ts';
import { scrollOnSamePageLinks } from './same-page-links.ts';
import { unstickWhenCrowded } from './unstick-when-crowded.ts';

improveMenus();
unstickWhenCrowded();
scrollOnSamePageLinks();
keepOpeningStatus();
openAnswerOfAddress();
loosenClampedTexts();

const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());
