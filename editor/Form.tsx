import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgetDraft, useFiles } from './drafts.ts';
import { Fields } from './fields/Field.tsx';
import { forgetUnused, waiting } from './fields/Picture.tsx';
import { InForm, type Message, type Spot } from './fields/use-field.tsx';
import { languageOf } from './files.ts';
import { type FormEntry, named } from './form-list.ts';
import { Button, Heading } from './parts.tsx';
import { save } from './save.ts';

const WAIT = 'Your photograph is being made smaller. Press Save again in a few seconds.';

interface FormProps {
  entry: FormEntry;
  onSaved: (label: string, saved: ReadonlyMap<string, string>, notes: string[]) => void;
  beginAgain: () => void;
}

export function Form({ entry, onSaved, beginAgain }: FormProps) {
  const { label, shown } = entry;
  const { files, setFiles, change, isTouched, isDraft } = useFiles(entry, beginAgain);
  const [messages, setMessages] = useState<Message[]>([]);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (messages.length === 0) return;
    const message = form.current?.querySelector<HTMLElement>('.message, .failed');
    const box = form.current?.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${message?.id}"]`);
    (box ?? message)?.focus();
    message?.scrollIntoView({ block: 'center' });
  }, [messages]);
  const forget = () => {
    forgetDraft(entry.name);
    void forgetUnused();
  };
  const refuse = (some: Message[]) => {
    setMessages(some);
    setSaving(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const own = named(entry, files);
    setSaving(true);
    setMessages([]);
    setFiles(own);
    try {
      if (waiting.size > 0) throw new Error(WAIT);
      const { messages, notes, saved } = await save(entry, own);
      if (!saved) return refuse(messages);
      forget();
      onSaved(label, saved, notes);
    } catch (error) {
      refuse([{ file: '', text: (error as Error).message }]);
    }
  };
  const startAgain = () => {
    forget();
    beginAgain();
  };

  const spots = files.map(({ file, value }): Spot => ({ file, language: languageOf(file), path: '', value }));
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Heading>{label}</Heading>
      {isDraft && (
        <p className="line">
          What you typed before is back. <Button text="Start again" onClick={startAgain} />
        </p>
      )}
      {/* What is typed during a save would be in none. */}
      <div inert={isSaving}>
        <InForm value={{ messages, change }}>
          <Fields schema={shown} spots={spots} isForm />
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
