import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { describe } from '../describe.ts';
import { isShown } from '../field-kinds.ts';
import { type FormEntry, listForms } from '../form-list.ts';
import { Button } from '../parts.tsx';
import { addressOf } from '../photographs.ts';
import { type FormFile, getState, useStore } from '../store.ts';
import { contentsOf } from './contents.ts';
import { placesOf } from './places.ts';
import type { Drawn, Field, Place } from './shown.ts';

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
  const { values } = useStore();
  const typed = useDeferredValue(files);
  const contents = useMemo(() => contentsOf(entry, typed, values), [entry, typed, values]);
  const [places] = useState(() => placesOf(values, entry));
  const [index, setIndex] = useState(0);
  const [device, setDevice] = useState(back ? 'phone' : 'computer');
  const [isReady, setReady] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>({});
  /** The form that has what was clicked, if this one does not. */
  const [other, setOther] = useState<ReactNode>();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = places[index] as Place;
  const pick = useEffectEvent((picked: Field | undefined) => {
    const file = entry.files[contents.form.indexOf(picked?.file ?? '')] ?? picked?.file ?? '';
    const field = picked && { ...picked, file };
    const form = field && formOf(field, entry);
    setOther(form !== entry && <Elsewhere form={form} />);
    if (field && form === entry) onPick(field);
  });
  useEffect(() => {
    const shown = { ...contents, place, language, addressOf, onDrawn: setDrawn };
    if (isReady) void frame.current?.contentWindow?.draw?.({ ...shown, onPick: (field) => pick(field) });
  }, [isReady, contents, place, language]);
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
        {lineAbout(drawn, hasErrors)}
        {other}
      </div>
      <div className="room">
        <iframe ref={frame} title="The page" src="/edit-preview" data-device={device} onLoad={() => setReady(true)} />
      </div>
    </section>
  );
}

/** The form that has a field: the open one, if it does. */
function formOf({ file, path }: Field, open: FormEntry): FormEntry | undefined {
  const all = listForms(getState()).flatMap(({ forms }) => forms);
  // The forms of photographs leave out fields.
  const others = all.filter(({ name, isNew }) => !isNew && !name.startsWith('picture-'));
  return [open, ...others].find(({ files, schema }) => files.includes(file) && isShown(schema, path.map(String)));
}

function Elsewhere({ form }: { form: FormEntry | undefined }) {
  if (!form) return <p>There is no box for this.</p>;
  return (
    <p>
      This is in another form: <a href={`#${form.name}`}>{form.label}</a>
    </p>
  );
}

/** What the owner has to know about the page, besides what it shows. */
function lineAbout({ hasFailed, refused: [first] = [], isSeen }: Drawn, hasErrors: boolean) {
  if (hasFailed) return <p>This page cannot be drawn with what you typed, which is kept.</p>;
  if (first && hasErrors) return <p>The page shows the words before the red line.</p>;
  if (first) {
    const why = describe(first.file, first.path.map(String), first.message);
    return <p>{why} The page shows what was there before.</p>;
  }
  if (isSeen !== false) return null;
  return <p>This page does not show what you changed. Another may; words for emails and search engines are on none.</p>;
}
