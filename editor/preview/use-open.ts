import { useEffect, useState } from 'react';

const KEY = 'preview';
const wide = matchMedia('(min-width: 64rem)');
const isWanted = () => wide.matches && localStorage.getItem(KEY) !== 'closed';

/** Whether the page is shown. It is next to the form on a wide screen, and else over it, as a step of the browser's history. */
export function useOpen() {
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    const restore = () => setOpen(isWanted());
    wide.addEventListener('change', restore);
    addEventListener('popstate', restore);
    return () => {
      wide.removeEventListener('change', restore);
      removeEventListener('popstate', restore);
    };
  }, []);
  const toggle = () => {
    if (wide.matches) localStorage.setItem(KEY, isOpen ? 'closed' : 'open');
    else if (isOpen) return history.back();
    else history.pushState(null, '');
    setOpen(!isOpen);
  };
  return { isOpen, isOver: isOpen && !wide.matches, toggle };
}
