import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { forgetDraft, useFiles } from './drafts.ts';
import { Fields } from './fields/Field.tsx';
import { forgetUnused } from './fields/Picture.tsx';
import { InForm, type Message } from './fields/use-field.tsx';
import { type FormEntry, type FormFile, named } from './form-list.ts';
import { Button, Heading } from './parts.tsx';
import { type Seen, save } from './save.ts';

interface FormProps {
  entry: FormEntry;
  onSaved: (label: string, saved: ReadonlyMap<string, string>, notes: string[]) => void;
  beginAgain: () => void;
}

export function Form({ entry, onSaved, beginAgain }: FormProps) {
  const { files, setFiles, change, isTouched, isDraft } = useFiles(entry);
  const [seen, setSeen] = useState<Seen>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const forget = () => {
    forgetDraft(entry.name);
    void forgetUnused();
  };
  const [refusal, trySave, isSaving] = useActionState(async (_before: Message[], own: FormFile[]) => {
    const { messages, notes, saved, files: shown, ...outcome } = await save(entry, own, seen);
    if (shown) setFiles(shown);
    if (outcome.seen) setSeen(outcome.seen);
    if (saved) {
      forget();
      onSaved(entry.label, saved, notes);
    }
    return messages;
  }, []);
  const messages = isSaving ? [] : refusal;
  useEffect(() => {
    if (refusal.length === 0) return;
    const message = form.current?.querySelector<HTMLElement>('.message, .failed');
    const box = form.current?.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${message?.id}"]`);
    (box ?? message)?.focus();
    message?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = named(entry, files);
    setFiles(own);
    startTransition(() => trySave(own));
  };
  const startAgain = () => {
    forget();
    beginAgain();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Heading>{entry.label}</Heading>
      {isDraft && (
        <p className="line">
          What you typed before is back. <Button text="Start again" onClick={startAgain} />
        </p>
      )}
      {/* What is typed during a save would be in none. */}
      <div inert={isSaving}>
        <InForm value={{ messages, change }}>
          <Fields schema={entry.shown} spots={files.map(({ file, value }) => ({ file, path: '', value }))} isForm />
        </InForm>
      </div>
      <footer>
        {messages.length > 0 && <Refusal messages={messages} />}
        <button type="submit" className="main" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
        <a href="#start">Back</a>
        {isTouched && !isSaving && messages.length === 0 && <span>Not saved yet.</span>}
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
