import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './WidthSwitch.module.css';

/** Width of the page in pixels on a desktop. */
const DESKTOP = 1280;

/** A page in the preview, in the width of the pane or of a desktop. */
export function WidthSwitch({ children }: { children: ReactNode }) {
  const [isWide, setWide] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = bar.current?.ownerDocument.defaultView?.frameElement as HTMLElement | null;
    const pane = frame?.parentElement;
    if (!frame || !pane) return;
    const scale = isWide ? Math.min(1, pane.clientWidth / DESKTOP) : 1;
    frame.style.width = isWide ? `${DESKTOP}px` : '';
    frame.style.height = isWide ? `${100 / scale}%` : '';
    frame.style.transformOrigin = '0 0';
    frame.style.transform = isWide ? `scale(${scale})` : '';
  }, [isWide]);
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <button type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
          Phone
        </button>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
          Desktop
        </button>
      </div>
      {children}
    </>
  );
}
