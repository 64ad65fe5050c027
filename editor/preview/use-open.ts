import { useEffect, useState, useSyncExternalStore } from 'react';

const KEY = 'preview';
const wide = matchMedia('(min-width: 64rem)');

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the page is shown. It is next to the form on a wide screen, and else over it, as a step of the browser's history. */
export function useOpen() {
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches);
  const [isWanted, setWanted] = useState(() => localStorage.getItem(KEY) !== 'closed');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const close = () => setOver(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const toggle = () => {
    if (!isWide && isOver) history.back();
    else if (!isWide) history.pushState(null, '');
    else localStorage.setItem(KEY, isWanted ? 'closed' : 'open');
    if (isWide) setWanted(!isWanted);
    else setOver(true);
  };
  return { isOpen: isWide ? isWanted : isOver, isOver: !isWide && isOver, toggle };
}
