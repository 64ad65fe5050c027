import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { toFile } from '../convert.ts';
import { schemaOf } from '../files.ts';
import type { FormEntry } from '../form-list.ts';
import { addressOf } from '../photographs.ts';
import { type FormFile, useStore } from '../store.ts';
import type { Answer, Field, Place, Shown } from './messages.ts';
import { NEW_SERVICE } from './places.ts';

/** What the files of a form would hold. A key changes one of them. */
const saved = new WeakMap<object, unknown>();

function fileValueOf({ file, value }: FormFile): unknown {
  const known = saved.get(value as object) ?? toFile(schemaOf(file), value);
  saved.set(value as object, known);
  return known;
}

/** A new service is none of the files that its form begins with. */
const nameIn = ({ isNew }: FormEntry, file: string) => (isNew ? file.replace(/[^/]+$/, `${NEW_SERVICE}.yaml`) : file);

interface Props {
  entry: FormEntry;
  files: readonly FormFile[];
  place: Place;
  language: string;
}

/** Tells the frame what to show, and returns its answers. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { entry, files, place, language }: Props,
  onPick: (field: Field | null) => void,
) {
  const [answer, setAnswer] = useState<Answer>({});
  const [photographs, setPhotographs] = useState<ReadonlyMap<string, string>>(new Map());
  const [sent] = useState(() => new Map<string, unknown>());
  const typed = useDeferredValue(files);
  const { values } = useStore();

  const listen = useEffectEvent(({ source, data }: MessageEvent<Answer>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data.picked !== undefined) {
      const file = entry.files.find((one) => nameIn(entry, one) === data.picked?.file);
      onPick(data.picked && { ...data.picked, file: file ?? data.picked.file });
    } else setAnswer((before) => ({ ...before, failure: undefined, ...data }));
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<Answer>) => listen(event);
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    const asked = (answer.wanted ?? []).filter((name) => !photographs.has(name));
    if (asked.length === 0) return;
    const found = asked.map(async (name) => [name, (await addressOf(name).catch(() => '')) ?? ''] as const);
    void Promise.all(found).then((more) => setPhotographs((before) => new Map([...before, ...more])));
  }, [answer.wanted, photographs]);
  useEffect(() => {
    if (!answer.isReady) return;
    const own = typed.map((one) => [nameIn(entry, one.file), fileValueOf(one)] as const);
    const fresh = [...new Map([...values, ...own])].filter(([file, value]) => sent.get(file) !== value);
    for (const [file, value] of fresh) sent.set(file, value);
    const shown: Shown = {
      language,
      place,
      form: own.map(([file]) => file),
      values: new Map(fresh),
      like: new Map(entry.files.map((file) => [nameIn(entry, file), values.get(file)])),
      photographs,
    };
    frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [answer.isReady, entry, typed, place, language, photographs, values, frame, sent]);
  return answer;
}
