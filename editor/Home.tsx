import type { ReactNode } from 'react';
import { findWarnings } from '../content-model/warnings.ts';
import { host } from './current-host.ts';
import { describeIssueAt } from './describe.ts';
import { drawings } from './drawings.ts';
import { readWith } from './files.ts';
import { type FormEntry, findForm, listForms } from './form-list.ts';
import { Button, Fold, Heading } from './parts.tsx';
import { useStore } from './store.ts';

const TASKS = 'Tasks';
/** Drawings of the pages that tasks change, by the name of the form. */
const drawingsOfTasks: Readonly<Record<string, string>> = {
  'site-closed': 'contact.svg',
  'site-hours': 'plan.svg',
  'site-phone': 'telephone.svg',
  testimonials: 'testimonials.svg',
  question: 'question.svg',
  'site-staff': 'about.svg',
};

interface HomeProps {
  notes: readonly string[];
  putBack: () => Promise<void>;
  signOut: () => void;
}

/** The start page: drafts, notes of the last save, all forms, and what waits for the owner. */
export function Home({ notes, putBack, signOut }: HomeProps) {
  const state = useStore();
  const [first, ...groups] = listForms(state);
  const drafts = [...state.drafts.keys()].flatMap((name) => findForm(state, name) ?? []);
  const again = [...new Set(findWarnings(readWith(), new Date()).map((issue) => describeIssueAt(issue)))];
  return (
    <>
      <Header />
      {drafts.length > 0 && (
        <div className="line">
          Not saved yet:
          <Forms title="Not saved yet" forms={drafts} />
        </div>
      )}
      <Heading>{first?.title}</Heading>
      {notes.length > 0 && (
        <p className="line" role="status">
          {notes.join('\n')}
        </p>
      )}
      <Forms title={TASKS} forms={first?.forms ?? []}>
        <Button text="Put a save back" onClick={putBack} />
      </Forms>
      <div className="groups">
        {groups.map(({ title, forms }) => (
          <Fold key={title} title={title} className="frame">
            <Forms title={title} forms={forms} />
          </Fold>
        ))}
      </div>
      {again.length > 0 && (
        <Fold title={`Read again: ${again.length}`}>
          <p className="lines">{again.join('\n')}</p>
        </Fold>
      )}
      {host.signOut && <Button text="Sign out" onClick={signOut} />}
    </>
  );
}

export function Header() {
  const { values } = useStore();
  return (
    <header>
      <Drawing name="logo-mark.svg" />
      <p>
        <strong>{(values.get('site.yaml') as { name?: string })?.name}</strong>
        <br />
        Website editor
      </p>
    </header>
  );
}

function Forms({ title, forms, children }: { title: string; forms: readonly FormEntry[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <ul>
        {forms.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`}>
              {title === TASKS && <Drawing name={drawingsOfTasks[name]} />}
              {label}
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}

const Drawing = ({ name = '' }) => drawings.has(name) && <img src={drawings.get(name)?.src} alt="" />;
