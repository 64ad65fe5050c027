import { loosenClampedTexts } from './clamped-texts.ts';
import { improveMenus } from './menus.ts';
import { keepOpenLines } from './open-lines.ts';
import { scrollOnSamePageLinks } from './same-page-links.ts';
import { freeCrowdedWindows } from './sticky-parts.ts';

improveMenus();
freeCrowdedWindows();
scrollOnSamePageLinks();
keepOpenLines();
loosenClampedTexts();

const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());
