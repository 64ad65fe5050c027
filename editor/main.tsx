import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import './edit.css';
import { Form } from './Form.tsx';
import { readUploads } from './fields/Picture.tsx';
import { readNewest } from './files.ts';
import { findForm } from './form-list.ts';
import { type HostError, helper, storedToken, storeToken } from './git.ts';
import { Home } from './Home.tsx';
import { addSaved, Online } from './Online.tsx';
import { ask, Heading } from './parts.tsx';
import { putBack } from './put-back.ts';

// The content-security policy allows no code from strings.
config({ jitless: true });

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function Editor() {
  const name = useSyncExternalStore(watchHash, () => decodeURIComponent(location.hash.slice(1)));
  /** Whether the content was read, or why not. */
  const [access, setAccess] = useState<'in' | HostError>();
  const [notes, setNotes] = useState<string[]>([]);
  /** Counts what makes a view begin again. */
  const [round, setRound] = useState(0);
  const beginAgain = () => setRound((before) => before + 1);
  const enter = useCallback(() => {
    const refuse = (error: HostError) =>
      setAccess((before) => (before === 'in' && error.status !== 401 ? before : error));
    readNewest().then(() => setAccess('in'), refuse);
  }, []);
  const entry = findForm(name);
  const isIn = access === 'in';
  const isHome = !entry;
  useEffect(() => {
    if (storedToken() && (isHome || !isIn)) enter();
  }, [isHome, isIn, enter]);
  if (!isIn) return <SignIn failure={access} enter={enter} />;

  const finish = async (label: string, saved: ReadonlyMap<string, string>, next: string[] = []) => {
    if (saved.size > 0) await addSaved(label, saved);
    setNotes(next);
    location.hash = '';
  };
  const offerPutBack = async () => {
    try {
      const done = await putBack();
      if (!done) return;
      await finish(done.label, done.saved);
      beginAgain();
    } catch (error) {
      await ask([(error as Error).message], ['OK']);
    }
  };
  if (entry) return <Form key={`${name} ${round}`} entry={entry} onSaved={finish} beginAgain={beginAgain} />;
  return (
    <>
      <Online key={round} putBack={offerPutBack} />
      <Home notes={notes} putBack={offerPutBack} />
    </>
  );
}

/** Asks for the token, or, without a connection, to try again. */
function SignIn({ failure, enter }: { failure: HostError | undefined; enter: () => void }) {
  const isOffline = storedToken() && failure?.status === 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isOffline) storeToken(String(new FormData(event.currentTarget).get('token')).trim());
    enter();
  };
  return (
    <form onSubmit={submit}>
      <Heading>Website editor</Heading>
      {failure && (
        <p className="failed" role="alert">
          {isOffline ? 'You are offline. What you typed before is kept.' : failure.message}
        </p>
      )}
      {!isOffline && (
        <div className="field">
          <label htmlFor="token">Token</label>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="hint"
          />
          <p className="quiet" id="hint">
            Paste the one that you got from {helper}. This browser keeps it.
          </p>
        </div>
      )}
      <button type="submit" className="main">
        {isOffline ? 'Try again' : 'Sign in'}
      </button>
    </form>
  );
}

await readUploads().catch(() => undefined);
const main = document.body.appendChild(document.createElement('main'));
createRoot(main).render(<Editor />);
