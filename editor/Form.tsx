import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { change, storeDraft } from './drafts.ts';
import { useElsewhere } from './elsewhere.ts';
import { Fields } from './fields/Field.tsx';
import { Order } from './fields/Order.tsx';
import { InForm } from './fields/use-field.tsx';
import { readNewest } from './files.ts';
import { type FormEntry, fillIn } from './form-list.ts';
import { Button, Heading } from './parts.tsx';
import { forgetUnused } from './photographs.ts';
import { Preview } from './preview/Preview.tsx';
import { useOpen } from './preview/use-open.ts';
import { usePicked } from './preview/use-picked.ts';
import type { Message } from './spots.ts';
import { useStore } from './store.ts';
import { type Finish, useSave } from './use-save.ts';

export function Form({ entry, finish }: { entry: FormEntry; finish: Finish }) {
  const state = useStore();
  const { texts, values } = state;
  const filled = useMemo(() => fillIn({ texts, values }, entry), [texts, values, entry]);
  const draft = state.drafts.get(entry.name);
  const files = draft?.files ?? filled;
  const [hadDraft] = useState(draft !== undefined);
  const [round, setRound] = useState(0);
  const isElsewhere = useElsewhere(entry.name);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void readNewest().catch(() => undefined), []);
  const { outcome, press, isSaving } = useSave(entry, finish);
  const refusal = outcome && 'messages' in outcome ? outcome.messages : NOTHING;
  const messages = isSaving ? NOTHING : refusal;
  useEffect(() => showFirst(form.current, refusal), [refusal]);
  const page = useOpen();
  const { language, picked, setPicked, onFocus } = usePicked(form, page.isOver);
  const startAgain = () => {
    storeDraft(entry.name, undefined);
    void forgetUnused();
    setRound(round + 1);
  };
  return (
    <div className="sides">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={goToNextBox}
        onFocus={onFocus}
        inert={page.isOver}
      >
        <Heading>{entry.label}</Heading>
        {isElsewhere && <p className="line">This form is open in another tab too, with the same words.</p>}
        {hadDraft && draft && !isElsewhere && (
          <p className="line">
            What you typed before is back. <Button text="Start again" onClick={startAgain} />
          </p>
        )}
        {/* What is typed during a save would be in none. */}
        <div inert={isSaving}>
          <InForm value={{ messages, change: (changes) => change(entry, files, changes), picked }}>
            {entry.isOrder ? (
              <Order files={files} />
            ) : (
              <Fields
                key={round}
                schema={entry.schema}
                spots={files.map(({ file, value }) => ({ file, path: '', value }))}
                isForm
              />
            )}
          </InForm>
        </div>
        <footer>
          {messages.length > 0 && <Refusal messages={messages} isUnknown={outcome?.kind === 'unknown'} />}
          <button type="button" className="main" aria-disabled={isSaving} onClick={() => press({ ...draft, files })}>
            {isSaving ? 'Saving…' : 'Save'}
          </button>
          <Button text={page.isOpen ? 'Close the page' : 'See the page'} onClick={page.toggle} />
          <a href="#start">Back</a>
          {draft && !isSaving && messages.length === 0 && <span>Not saved yet.</span>}
          <span role="status" className="unseen">
            {isSaving && 'Saving…'}
          </span>
        </footer>
      </form>
      {page.isOpen && (
        <Preview
          {...{ entry, files, language }}
          hasErrors={messages.length > 0}
          back={page.isOver ? page.toggle : undefined}
          onPick={(field) => {
            setPicked(field);
            if (page.isOver) page.toggle();
          }}
        />
      )}
    </div>
  );
}

const NOTHING: readonly Message[] = [];

/** Focuses the first box with an error, or else its message. */
function showFirst(form: HTMLElement | null, messages: readonly Message[]): void {
  if (messages.length === 0) return;
  const message = form?.querySelector<HTMLElement>('.message, .failed');
  const box = form?.querySelector<HTMLElement>(`:not(fieldset)[aria-describedby~="${message?.id}"]`);
  (box ?? message)?.focus();
  message?.scrollIntoView({ block: 'center' });
}

/** Enter goes to the next box, and never saves half a sentence. */
function goToNextBox(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, .main')];
  boxes[boxes.indexOf(event.target) + 1]?.focus();
}

function Refusal({ messages, isUnknown }: { messages: readonly Message[]; isUnknown: boolean }) {
  const general = messages.filter(({ path }) => path === undefined).map(({ text }) => text);
  const count = messages.length - general.length;
  const red = count > 0 ? [`See the ${count === 1 ? 'red line' : `${count} red lines`}.`] : [];
  const first = isUnknown ? 'It is not known yet whether this was saved.' : 'Nothing was saved.';
  return (
    <div className="failed" role="alert" tabIndex={-1}>
      {[`${first} What you typed is kept.`, ...general, ...red].join('\n')}
    </div>
  );
}
