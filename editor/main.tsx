import { Fragment, startTransition, useActionState, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import './edit.css';
import { host } from './current-host.ts';
import { Form } from './Form.tsx';
import { forgetUnused } from './fields/Picture.tsx';
import { readNewest } from './files.ts';
import { findForm } from './form-list.ts';
import { Guard } from './Guard.tsx';
import { Home } from './Home.tsx';
import type { HostError } from './host.ts';
import { addSaved, Online } from './Online.tsx';
import { ask, Heading } from './parts.tsx';
import { putBack } from './put-back.ts';

// The content-security policy allows no code from strings.
config({ jitless: true });

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
  const [access, tryToEnter] = useActionState(enter, undefined);
  const [notes, setNotes] = useState<string[]>([]);
  /** A new number renders a view from the start. */
  const [round, setRound] = useState(0);
  const beginAgain = () => setRound((before) => before + 1);
  const entry = findForm(name);
  const isHome = !entry;
  const isIn = access === 'in';
  useEffect(() => {
    if (host.isSignedIn() && (isHome || !isIn)) startTransition(() => tryToEnter(undefined));
  }, [isHome, isIn, tryToEnter]);
  if (!isIn) return <SignIn failure={access} enter={tryToEnter} />;

  const finish = async (label: string, saved: ReadonlyMap<string, string>, seeAgain: string[] = []) => {
    if (saved.size > 0) await addSaved(label, saved);
    const lines = seeAgain.length > 0 ? ['Saved. Look at this again:', ...seeAgain] : [];
    setNotes(saved.size > 0 ? lines : ['Nothing was changed, so nothing was saved.']);
    location.hash = '';
    beginAgain();
  };
  const offerPutBack = async () => {
    try {
      const done = await putBack();
      if (done) await finish(done.label, done.saved);
    } catch (error) {
      await ask([(error as Error).message], ['OK']);
    }
  };
  if (entry) return <Form key={`${name} ${round}`} entry={entry} onSaved={finish} beginAgain={beginAgain} />;
  return (
    <Fragment key={round}>
      {host.note && <p className="line">{host.note}</p>}
      <Online putBack={offerPutBack} />
      <Home notes={notes} putBack={offerPutBack} />
    </Fragment>
  );
}

/** Asks for the token; if that was not refused, offers to try again. */
function SignIn({ failure, enter }: { failure: HostError | undefined; enter: (form: FormData) => void }) {
  const isKnown = host.isSignedIn() && ![401, 403, 404].includes(failure?.status ?? 0);
  return (
    <form action={enter}>
      <Heading>Website editor</Heading>
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
            Paste the one that you got from {host.helper}. This browser keeps it.
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

const root = createRoot(document.querySelector('main') as HTMLElement);
void forgetUnused().finally(() =>
  root.render(
    <Guard>
      <Editor />
    </Guard>,
  ),
);
