import './no-eval.ts';
import {
  Fragment,
  StrictMode,
  startTransition,
  useActionState,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import './edit.css';
import './preview/preview.css';
import { host } from './current-host.ts';
import { readDrafts } from './drafts.ts';
import { Form } from './Form.tsx';
import { readNewest } from './files.ts';
import { findForm } from './form-list.ts';
import { Guard } from './Guard.tsx';
import { Header, Home } from './Home.tsx';
import type { HostError, Save } from './host.ts';
import { addSaved, Online } from './Online.tsx';
import { Dialog, Heading, useLate } from './parts.tsx';
import { forgetUnused } from './photographs.ts';
import { putBack, readSaves } from './put-back.ts';
import type { Outcome } from './save.ts';
import { ask, useStore } from './store.ts';

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** `in` once the content was read, or why it was not. */
type Access = 'in' | HostError | undefined;

/** Reads the content, with the token if one was typed. A later failure changes nothing, unless the token has ended. */
async function enter(before: Access, form: FormData | undefined): Promise<Access> {
  const token = form?.get('token');
  if (token) host.signIn(String(token).trim());
  return readNewest().then(
    () => 'in',
    (error: HostError) => (before === 'in' && error.status !== 401 ? before : error),
  );
}

function Editor() {
  const name = useSyncExternalStore(watchHash, () => location.hash.slice(1));
  const { texts, values } = useStore();
  const [access, tryToEnter, isEntering] = useActionState(enter, undefined);
  const [notes, setNotes] = useState<string[]>([]);
  /** A new number renders the start page from its top. */
  const [round, setRound] = useState(0);
  const entry = useMemo(() => findForm({ texts, values }, name), [texts, values, name]);
  const isHome = !entry;
  const isIn = access === 'in';
  useEffect(() => {
    if (host.isSignedIn() && (isHome || !isIn)) startTransition(() => tryToEnter(undefined));
  }, [isHome, isIn, tryToEnter]);
  if (!isIn) return <SignIn failure={access} enter={tryToEnter} isEntering={isEntering} />;

  const finish = async (label: string, outcome: Outcome, isOpen: boolean) => {
    if ('messages' in outcome) {
      if (!isOpen) setNotes([`${label}: open it again.`, ...outcome.messages.map(({ text }) => text)]);
      return;
    }
    const { kind, texts, notes } = outcome;
    if (texts.size > 0) await addSaved(label, texts);
    const again = notes.length > 0 ? ['Saved. Look at this again:', ...notes] : [];
    setNotes(kind === 'saved' ? again : [`${label}: all of it was saved before.`, ...again]);
    if (isOpen) location.hash = '';
  };
  const showError = ({ message }: Error) => void ask([message], ['OK']);
  const putBackOne = async (saves: readonly Save[]) => {
    const done = await putBack(saves);
    if (!done) return;
    await addSaved(...done);
    setNotes([]);
    setRound((before) => before + 1);
  };
  const offerPutBack = async () => {
    const saves = await readSaves().catch(showError);
    if (saves) void putBackOne(saves).catch(showError);
  };
  const signOut = () => {
    host.signOut?.();
    location.reload();
  };
  if (entry) return <Form key={name} entry={entry} finish={finish} />;
  return (
    <Fragment key={round}>
      {host.note && <p className="line">{host.note}</p>}
      <Online putBack={offerPutBack} />
      <Home notes={notes} putBack={offerPutBack} signOut={signOut} />
    </Fragment>
  );
}

interface SignInProps {
  failure: HostError | undefined;
  enter: (form: FormData) => void;
  isEntering: boolean;
}

/** Asks for the token; if that was not refused, offers to try again. */
function SignIn({ failure, enter, isEntering }: SignInProps) {
  const isKnown = host.isSignedIn() && ![401, 403, 404].includes(failure?.status ?? 0);
  const isLate = useLate(isEntering);
  return (
    <form action={enter} className="sign-in">
      <Header />
      <Heading>{isKnown ? 'Website editor' : 'Sign in'}</Heading>
      <p role="status">{isLate && 'Reading…'}</p>
      {failure && (
        <p className="failed" role="alert">
          {failure.message}
          {isKnown && ' What you typed before is kept.'}
        </p>
      )}
      {!isKnown && (
        <div className="field">
          <label htmlFor="token">Token</label>
          <input
            id="token"
            name="token"
            type="password"
            required
            autoComplete="current-password"
            aria-describedby="hint"
          />
          <p className="quiet" id="hint">
            Paste the one that you got from {host.helper}, once: this browser keeps it. If you have none, or it has
            ended, ask there.
          </p>
        </div>
      )}
      {(failure || !isKnown) && (
        <button type="submit" className="main">
          {isKnown ? 'Try again' : 'Sign in'}
        </button>
      )}
    </form>
  );
}

readDrafts();
const root = createRoot(document.querySelector('main') as HTMLElement);
void forgetUnused().finally(() =>
  root.render(
    <StrictMode>
      <Guard>
        <Editor />
        <Dialog />
      </Guard>
    </StrictMode>,
  ),
);
