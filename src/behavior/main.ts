import { improveMenus } from './menus.ts';
import { keepOpenLines } from './open-lines.ts';
import { scrollOnSamePageLinks } from './same-page-links.ts';

improveMenus();
scrollOnSamePageLinks();
keepOpenLines();

const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());
