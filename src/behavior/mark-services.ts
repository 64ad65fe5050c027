import { prefixOf } from '../../shared/language.ts';
import { isServicePath } from '../page/navigation.ts';

export function markServices(): void {
  const prefix = prefixOf(document.documentElement.lang);
  if (!isServicePath(location.pathname.slice(prefix.length))) return;
  for (const item of document.querySelectorAll('[data-services]')) item.setAttribute('aria-current', 'true');
}
