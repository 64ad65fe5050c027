import { type RefObject, useEffect, useRef, useState } from 'react';
import { describe } from '../describe.ts';
import type { FormEntry } from '../form-list.ts';
import { Button } from '../parts.tsx';
import { type FormFile, getState } from '../store.ts';
import { Elsewhere, isFieldOf } from './Elsewhere.tsx';
import type { Answer, Field, Place } from './messages.ts';
import { placesOf } from './places.ts';
import { useFrame } from './use-frame.ts';

/** The widths of windows, in CSS pixels. */
const widths = { computer: 1280, phone: 390 };

interface PreviewProps {
  entry: FormEntry;
  files: readonly FormFile[];
  language: string;
  /** Whether a save was refused. */
  hasErrors: boolean;
  /** Leads to the form; undefined if the page is next to it. */
  back: (() => void) | undefined;
  onPick: (field: Field) => void;
}

/** The page as it would be if the form were saved now. */
export function Preview({ entry, files, language, hasErrors, back, onPick }: PreviewProps) {
  const [places] = useState(() => placesOf(getState().values, entry));
  const [index, setIndex] = useState(0);
  const [device, setDevice] = useState<keyof typeof widths>(back ? 'phone' : 'computer');
  const [other, setOther] = useState<Field | null>();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = places[index] as Place;
  const answer = useFrame(frame, { entry, files, place, language }, (field) => {
    const isHere = field && isFieldOf(entry, field);
    setOther(isHere ? undefined : field);
    if (isHere) onPick(field);
  });
  const next = device === 'phone' ? 'computer' : 'phone';
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        {back && <Button text="Back to the form" onClick={back} />}
        {places.length > 1 && (
          <select aria-label="Page" value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {places.map(({ label }, at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </select>
        )}
        <Button text={`As on a ${next}`} onClick={() => setDevice(next)} />
      </div>
      <div className="lines" aria-live="polite">
        {linesAbout(answer, entry, hasErrors, places.length > 1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {other !== undefined && <Elsewhere field={other} />}
      </div>
      <ScaledFrame width={widths[device]} frame={frame} />
    </section>
  );
}

/** What the owner has to know about the page, besides what it shows. */
function linesAbout(
  { failure, refused = [], isSeen }: Answer,
  { name }: FormEntry,
  hasErrors: boolean,
  hasOthers: boolean,
) {
  if (failure) return ['This page cannot be drawn with what you typed, which is kept.'];
  if (refused.length > 0 && hasErrors) return ['The page shows the words before the red line.'];
  const [first, second] = refused;
  if (second) return ['The page shows what was there before at the boxes that are empty or wrong.'];
  if (first) {
    const why = describe(first.file, first.path.map(String), first.message);
    return [`${why} The page shows what was there before.`];
  }
  if (isSeen !== false) return [];
  if (['mail', 'staff'].includes(name)) return ['No page shows this: it is in emails.'];
  return [
    hasOthers
      ? 'This page does not show what you changed. Choose another one.'
      : 'No page shows this: it is for search engines, or for later.',
  ];
}

/** A window of some width, as large as there is room. */
function ScaledFrame({ width, frame }: { width: number; frame: RefObject<HTMLIFrameElement | null> }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  const style = { width, height: size.height / scale, transform: `scale(${scale})` };
  return (
    <div ref={room} className="room">
      <iframe ref={frame} title="The page" src="/edit-preview" style={style} />
    </div>
  );
}
