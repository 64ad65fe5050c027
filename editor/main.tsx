import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import './edit.css';
import { say } from './dialog.ts';
import { Form } from './Form.tsx';
import { readNewest } from './files.ts';
import { findForm } from './form-list.ts';
import { type HostError, storedToken } from './git.ts';
import { Home } from './Home.tsx';
import { Online } from './Online.tsx';
import { addSaved } from './online.ts';
import { readUploads } from './photographs.ts';
import { putBack } from './put-back.ts';
import { SignIn } from './SignIn.tsx';

// The content-security policy allows no code from strings.
config({ jitless: true });

const readHash = () => decodeURIComponent(location.hash.slice(1));

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function Editor() {
  const name = useSyncExternalStore(watchHash, readHash);
  const [isIn, setIn] = useState(false);
  const [failure, setFailure] = useState<HostError>();
  const [notes, setNotes] = useState<string[]>([]);
  const [saves, setSaves] = useState(0);
  const enter = useCallback(async () => {
    try {
      await readNewest();
      setIn(true);
    } catch (error) {
      setFailure(error as HostError);
      setIn((before) => before && (error as HostError).status !== 401);
    }
  }, []);
  const entry = findForm(name);
  const isHome = !entry;
  useEffect(() => {
    if (storedToken() && (isHome || !isIn)) void enter();
  }, [isHome, isIn, enter]);
  if (!isIn) return <SignIn failure={failure} enter={enter} />;

  const remember = async (label: string, texts: ReadonlyMap<string, string>, next: string[] = []) => {
    if (texts.size > 0) await addSaved(label, texts);
    setNotes(next);
    setSaves((count) => count + 1);
    location.hash = '';
  };
  const offerPutBack = () =>
    void putBack().then(
      (done) => done && remember(done.label, done.saved),
      (error) => say(error.message),
    );
  if (entry)
    return <Form key={name} entry={entry} onSaved={(label, { saved, notes }) => remember(label, saved, notes)} />;
  return (
    <>
      <Online count={saves} putBack={offerPutBack} />
      <Home notes={notes} putBack={offerPutBack} />
    </>
  );
}

await readUploads().catch(() => undefined);
const main = document.body.appendChild(document.createElement('main'));
createRoot(main).render(<Editor />);
