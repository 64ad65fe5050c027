import { type ReactNode, useState } from 'react';
import { errorsAmong } from '../content-model/content-error.ts';
import { groupBy } from '../content-model/group-by.ts';
import { launchBlockers } from '../content-model/launch-blockers.ts';
import { dateIn } from '../content-model/time-zone.ts';
import { findWarnings } from '../content-model/warnings.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { describeIssueAt, open } from './describe.ts';
import { draftNames } from './drafts.ts';
import { issuesWith, readWith } from './files.ts';
import { type FormEntry, findForm, listForms } from './form-list.ts';
import { Button, Fold, Heading } from './parts.tsx';

/** The start page: drafts, notes of the last save, all forms, and what waits for the owner. */
export function Home({ notes, putBack }: { notes: readonly string[]; putBack: () => void }) {
  const [first, ...groups] = listForms();
  const drafts = draftNames().flatMap((name) => findForm(name) ?? []);
  const [waiting] = useState(listWaiting);
  return (
    <>
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
      <Forms title="Tasks" forms={first?.forms ?? []}>
        <Button text="Put a save back" onClick={putBack} />
      </Forms>
      {groups.map(({ title, forms }) => (
        <Fold key={title} title={title}>
          <Forms title={title} forms={forms} />
        </Fold>
      ))}
      {waiting.map(([title, lines]) => (
        <Fold key={title} title={`${title}: ${lines.length}`}>
          <p className="lines">{lines.join('\n')}</p>
        </Fold>
      ))}
    </>
  );
}

function Forms({ title, forms, children }: { title: string; forms: readonly FormEntry[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <ul>
        {forms.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`}>{label}</a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}

/** Warnings, and what blocks the launch as `npm run launch-check` lists it, without the tasks of the operator. */
function listWaiting(): [title: string, lines: string[]][] {
  open.clear();
  const read = readWith();
  const facts = read.facts.get(DEFAULT_LANGUAGE);
  if (!facts || errorsAmong(issuesWith()).length > 0) return [];
  const again = findWarnings(read, new Date()).map(describeIssueAt);
  const blockers = launchBlockers(read, { mail: true, retentionDays: 0, repository: '' }, dateIn(facts.timeZone));
  const own = [...blockers].filter(([person]) => person !== 'operator');
  const byTask = groupBy(own, ([person, task]) => (person === 'owner' ? task : `${task} (${person})`));
  const tasks = [...byTask].map(
    ([task, some]) => `${task}: ${[...new Set(some.map(([, , place]) => place))].join('; ')}`,
  );
  const waiting: [string, string[]][] = [
    ['Read again', [...new Set(again)]],
    ['Before the launch', tasks],
  ];
  return waiting.filter(([, lines]) => lines.length > 0);
}
