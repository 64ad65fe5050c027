import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSame } from '../content-model/is-same.ts';
import { begin } from './begin.ts';
import { forgetDraft, readDraft, storeDraft } from './drafts.ts';
import { InForm, type Spot, spotsAt } from './fields/context.tsx';
import { Field } from './fields/Field.tsx';
import { Fields, Section } from './fields/Group.tsx';
import { readNewest } from './files.ts';
import { fillIn, named, setIn } from './fill-in.ts';
import type { FormEntry } from './form-list.ts';
import { waiting } from './photographs.ts';
import { type FormFile, languageOf, type Message, type Outcome, save } from './save.ts';

const MOST_OPEN = 3;

type Saved = Extract<Outcome, { saved: unknown }>;

export function Form({ entry, onSaved }: { entry: FormEntry; onSaved: (label: string, saved: Saved) => void }) {
  const { name, label, shown } = entry;
  const [draft] = useState(() => readDraft(name));
  const [first] = useState(() => draft?.files ?? fillIn(entry));
  const [files, setFiles] = useState(first);
  const [isTouched, setTouched] = useState(draft !== undefined);
  // An answer of the host that comes after the first key sees its state.
  const touched = useRef(isTouched);
  /** Counts how often the form was filled in. */
  const [filled, setFilled] = useState(0);
  const [messages, setMessages] = useState<Message[]>([]);
  const [state, setState] = useState<'' | 'saving' | 'refused'>('');
  const form = useRef<HTMLFormElement>(null);

  const fill = useCallback((next: FormFile[], isTyped: boolean) => {
    touched.current = isTyped;
    setTouched(isTyped);
    setFiles(next);
    setFilled((count) => count + 1);
  }, []);
  useEffect(() => {
    const fillAgain = () => !touched.current && !isSame(fillIn(entry), first) && fill(fillIn(entry), false);
    readNewest().then(fillAgain, () => undefined);
  }, [entry, first, fill]);
  useEffect(() => {
    if (isTouched) storeDraft(name, files);
  }, [name, files, isTouched]);
  useEffect(() => {
    if (state !== 'refused') return;
    const message = form.current?.querySelector<HTMLElement>('.message, .failed');
    const box = form.current?.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${message?.id}"]`);
    (box ?? message)?.focus();
    message?.scrollIntoView({ block: 'center' });
  }, [state]);

  const context = useMemo(() => {
    const byPlace = Map.groupBy(messages, ({ file, path }) => `${file} ${path}`);
    const change = (changes: readonly Omit<Spot, 'language'>[]) => {
      touched.current = true;
      setTouched(true);
      const changed = (one: FormFile) =>
        changes
          .filter(({ file }) => file === one.file)
          .reduce((value, { path, value: next }) => setIn(value, path.split('.'), next), one.value);
      setFiles((all) => all.map((one) => ({ ...one, value: changed(one) })));
    };
    return {
      messages: new Map([...byPlace].map(([place, some]) => [place, some.map(({ text }) => text)])),
      change,
      Field,
    };
  }, [messages]);

  const refuse = (some: Message[]) => {
    setMessages(some);
    setState('refused');
  };
  const submit = async () => {
    const own = named(entry, files);
    setState('saving');
    setMessages([]);
    setFiles(own);
    try {
      if (waiting.size > 0)
        throw new Error('Your photograph is being made smaller. Press Save again in a few seconds.');
      const outcome = await save(entry, own);
      if ('messages' in outcome) return refuse(outcome.messages);
      forgetDraft(name, draft);
      onSaved(label, outcome);
    } catch (error) {
      refuse([{ file: '', text: (error as Error).message }]);
    }
  };
  const startAgain = () => {
    forgetDraft(name, draft);
    fill(fillIn(entry), false);
  };

  const spots = files.map(({ file, value }): Spot => ({ file, language: languageOf(file), path: '', value }));
  const parts = Object.entries(shown.properties ?? {});
  const isLong = parts.filter(([, { type }]) => type === 'object' || type === 'array').length > MOST_OPEN;
  const general = messages.filter(({ path }) => path === undefined);
  const count = messages.length - general.length;
  const red = count > 0 ? [`See the ${count === 1 ? 'red line' : `${count} red lines`}.`] : [];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 ref={begin} tabIndex={-1}>
        {label}
      </h1>
      {draft && isTouched && (
        <p className="line">
          What you typed before is back.{' '}
          <button type="button" onClick={startAgain}>
            Start again
          </button>
        </p>
      )}
      <InForm value={context} key={filled}>
        {isLong ? (
          parts.map(([key, part]) => <Section key={key} name={key} schema={part} spots={spotsAt(spots, key)} />)
        ) : (
          <Fields schema={shown} spots={spots} />
        )}
      </InForm>
      <footer>
        {state === 'refused' && (
          <div className="failed" role="alert" tabIndex={-1}>
            {['Nothing was saved. What you typed is kept.', ...general.map(({ text }) => text), ...red].join('\n')}
          </div>
        )}
        <button type="submit" className="main" disabled={state === 'saving'}>
          {state === 'saving' ? 'Saving…' : 'Save'}
        </button>
        <a href="#start">Back</a>
        {isTouched && state === '' && <span>Not saved yet.</span>}
      </footer>
    </form>
  );
}
