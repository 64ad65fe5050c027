import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { begin } from './begin.ts';
import { InForm, type Spot, spotsAt } from './fields/context.tsx';
import { Field } from './fields/Field.tsx';
import { Fields, Section } from './fields/Group.tsx';
import { named } from './fill-in.ts';
import type { FormEntry } from './form-list.ts';
import { waiting } from './photographs.ts';
import { languageOf, type Message, type Outcome, save } from './save.ts';
import { useFiles } from './use-files.ts';

const MOST_OPEN = 3;
const WAIT = 'Your photograph is being made smaller. Press Save again in a few seconds.';

type Saved = Extract<Outcome, { saved: unknown }>;

export function Form({ entry, onSaved }: { entry: FormEntry; onSaved: (label: string, saved: Saved) => void }) {
  const { label, shown } = entry;
  const { files, setFiles, change, fill, count, forget, isTouched, isDraft } = useFiles(entry);
  const [messages, setMessages] = useState<Message[]>([]);
  const [state, setState] = useState<'' | 'saving' | 'refused'>('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state !== 'refused') return;
    const message = form.current?.querySelector<HTMLElement>('.message, .failed');
    const box = form.current?.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${message?.id}"]`);
    (box ?? message)?.focus();
    message?.scrollIntoView({ block: 'center' });
  }, [state]);
  const context = useMemo(() => {
    const byPlace = Map.groupBy(messages, ({ file, path }) => `${file} ${path}`);
    const texts = [...byPlace].map(([place, some]) => [place, some.map(({ text }) => text)] as const);
    return { messages: new Map(texts), change, Field };
  }, [messages, change]);

  const refuse = (some: Message[]) => {
    setMessages(some);
    setState('refused');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const own = named(entry, files);
    setState('saving');
    setMessages([]);
    setFiles(own);
    try {
      if (waiting.size > 0) throw new Error(WAIT);
      const outcome = await save(entry, own);
      if ('messages' in outcome) return refuse(outcome.messages);
      forget();
      onSaved(label, outcome);
    } catch (error) {
      refuse([{ file: '', text: (error as Error).message }]);
    }
  };
  const startAgain = () => {
    forget();
    fill();
  };

  const spots = files.map(({ file, value }): Spot => ({ file, language: languageOf(file), path: '', value }));
  const parts = Object.entries(shown.properties ?? {});
  const isLong = parts.filter(([, { type }]) => type === 'object' || type === 'array').length > MOST_OPEN;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <h1 ref={begin} tabIndex={-1}>
        {label}
      </h1>
      {isDraft && (
        <p className="line">
          What you typed before is back.{' '}
          <button type="button" onClick={startAgain}>
            Start again
          </button>
        </p>
      )}
      {/* What is typed during a save would be in none. */}
      <div inert={state === 'saving'}>
        <InForm value={context} key={count}>
          {isLong ? (
            parts.map(([key, part]) => <Section key={key} name={key} schema={part} spots={spotsAt(spots, key)} />)
          ) : (
            <Fields schema={shown} spots={spots} />
          )}
        </InForm>
      </div>
      <footer>
        {state === 'refused' && <Refusal messages={messages} />}
        <button type="submit" className="main" disabled={state === 'saving'}>
          {state === 'saving' ? 'Saving…' : 'Save'}
        </button>
        <a href="#start">Back</a>
        {isTouched && state === '' && <span>Not saved yet.</span>}
      </footer>
    </form>
  );
}

function Refusal({ messages }: { messages: readonly Message[] }) {
  const general = messages.filter(({ path }) => path === undefined).map(({ text }) => text);
  const count = messages.length - general.length;
  const red = count > 0 ? [`See the ${count === 1 ? 'red line' : `${count} red lines`}.`] : [];
  return (
    <div className="failed" role="alert" tabIndex={-1}>
      {['Nothing was saved. What you typed is kept.', ...general, ...red].join('\n')}
    </div>
  );
}
