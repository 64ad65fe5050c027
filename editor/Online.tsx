import { useEffect, useState } from 'react';
import { type Line, look } from './online.ts';

const LOOK_MS = 15_000;

/** Says what has become of the saves of this browser. `count` changes with each. */
export function Online({ count, putBack }: { count: number; putBack: () => void }) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    // What is online is said until the next save.
    const update = async () => {
      const next = document.hidden ? undefined : await look();
      setLine((before) => next ?? (count > 0 || before?.page ? before : undefined));
    };
    void update();
    const timer = setInterval(update, LOOK_MS);
    return () => clearInterval(timer);
  }, [count]);
  return (
    <div role="status">
      {line && (
        <p className="line">
          {`${line.text} `}
          {line.page && (
            <a href={line.page} target="_blank" rel="noopener">
              See the page
            </a>
          )}{' '}
          <button type="button" onClick={putBack}>
            Put it back
          </button>
        </p>
      )}
    </div>
  );
}
