import { ButtonLink, buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import type { Loaded } from '../../content/load.ts';
import { OnlyIf, textMark, Unless } from '../../page/template.tsx';
import { Note } from '../../tour-request/Note.tsx';
import { MarkForm } from './MarkForm.tsx';
import styles from './StaffRequest.module.css';
import { WaitingLink } from './WaitingLink.tsx';

/** One request: who asks, what was done about it, what to do now, and who waits next. */
export function StaffRequest({
  content: { request, form },
}: {
  content: Pick<Loaded<'staffPages'>, 'request' | 'form'>;
}) {
  return (
    <>
      <h1>{textMark('name')}</h1>
      <p className="lede">{textMark('standing')}</p>
      <OnlyIf part="changed">
        <Note tone="bad" labelledBy="changed" autoFocus>
          <h2 id="changed">{request.changed.heading}</h2>
          <p>{request.changed.text}</p>
        </Note>
      </OnlyIf>
      <OnlyIf part="saved">
        <Note tone="good" labelledBy="saved">
          <h2 id="saved">{textMark('saved')}</h2>
          <p>{textMark('undo-until')}</p>
          <form method="post" className={styles.undo}>
            <input type="hidden" name="token" value={textMark('token')} />
            <button type="submit" name="mark" value="undo" className={buttonShape}>
              {request.undo}
            </button>
          </form>
        </Note>
        <Next texts={request} />
      </OnlyIf>
      <OnlyIf part="call">
        <ButtonLink href={textMark('call-href')} tone="primary" icon="phone" label={textMark('call')} />
      </OnlyIf>
      <LinkIf part="calendar-href">{request.calendar}</LinkIf>
      <h2>{request.facts}</h2>
      <dl className={styles.facts}>
        <OnlyIf part="fact">
          <div>
            <dt>{textMark('label')}</dt>
            <dd>{textMark('value')}</dd>
          </div>
        </OnlyIf>
      </dl>
      <OnlyIf part="quote">
        <div>
          <h3>{textMark('heading')}</h3>
          <p className={styles.quote}>{textMark('text')}</p>
        </div>
      </OnlyIf>
      <MarkForm texts={form} />
      <OnlyIf part="marked">
        <h2>{request.history}</h2>
        <ul className="ruled">
          <OnlyIf part="history">
            <li>
              {textMark('line')}
              <OnlyIf part="undone">{` ${request.undone}`}</OnlyIf>
            </li>
          </OnlyIf>
        </ul>
      </OnlyIf>
      <Unless part="saved">
        <Next texts={request} />
      </Unless>
    </>
  );
}

/** Who waits beside this one; whoever came by the list can go on to it. */
function Next({ texts }: { texts: Loaded<'staffPages'>['request'] }) {
  return (
    <>
      <h2>{texts.next}</h2>
      <p>{textMark('next')}</p>
      <OnlyIf part="href">
        <WaitingLink>{texts.open}</WaitingLink>
      </OnlyIf>
      <LinkIf part="list-href">{texts.list}</LinkIf>
    </>
  );
}

/** A link on a line of its own, where the answer has an address for it. */
function LinkIf({ part, children }: { part: string; children: string }) {
  return (
    <OnlyIf part={part}>
      <p>
        <a className="tall" href={textMark(part)}>
          {children}
        </a>
      </p>
    </OnlyIf>
  );
}
