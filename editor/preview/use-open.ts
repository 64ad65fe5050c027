import { useEffect, useState } from 'react';

const KEY = 'preview';
const wide = matchMedia('(min-width: 64rem)');
/** Where the preview is when a form opens; undefined if it is closed. */
const first = () => (wide.matches && localStorage.getItem(KEY) !== 'closed' ? 'side' : undefined);

/** Whether the page is shown. It is next to the form on a wide screen, and else over it, as a step of the browser's history. */
export function useOpen() {
  const [place, setPlace] = useState<'side' | 'over' | undefined>(first);
  useEffect(() => {
    const restore = () => setPlace(first);
    wide.addEventListener('change', restore);
    addEventListener('popstate', restore);
    return () => {
      wide.removeEventListener('change', restore);
      removeEventListener('popstate', restore);
    };
  }, []);
  const toggle = () => {
    if (wide.matches) localStorage.setItem(KEY, place ? 'closed' : 'open');
    else if (place) return history.back();
    else history.pushState(null, '');
    setPlace(place ? undefined : wide.matches ? 'side' : 'over');
  };
  return { isOpen: place !== undefined, isOver: place === 'over', toggle };
}
