import type { ReactNode } from 'react';
import styles from './HeadingText.module.css';

const unbreakable = /\S+-\S+|\S+ [–—]/g;

/** The words of a heading, of which none breaks at its hyphen or loses the dash after it to the next line. */
export function HeadingText({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: words, index } of children.matchAll(unbreakable)) {
    parts.push(
      children.slice(end, index),
      <span key={index} className={styles.keep}>
        {words}
      </span>,
    );
    end = index + words.length;
  }
  return [...parts, children.slice(end)];
}
