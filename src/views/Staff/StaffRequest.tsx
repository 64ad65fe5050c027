import type { RequestPage, StatusForm as StatusFormSlots } from '../../../shared/tour-request/staff-template.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import type { Loaded } from '../../content/get-content.ts';
import { templateOf } from '../../page/template.tsx';
import { Note } from '../../tour-request/Note.tsx';
import { CallButton, RequestCards } from './RequestCards.tsx';
import styles from './StaffRequest.module.css';
import { StatusForm } from './StatusForm.tsx';

const { slot, If, IfNot, Each } = templateOf<RequestPage & StatusFormSlots>();
const fact = templateOf<RequestPage['facts'][number]>();
const quote = templateOf<RequestPage['quotes'][number]>();
const entry = templateOf<RequestPage['history'][number]>();

export function StaffRequest({
  content: { request, form },
}: {
  content: Pick<Loaded<'staffPages'>, 'request' | 'form'>;
}) {
  return (
    <>
      <h1>{slot('name')}</h1>
      <p className="lede">{slot('status')}</p>
      <If value="changed">
        <Note tone="bad" labelledBy="changed" autoFocus>
          <h2 id="changed">{request.changed.heading}</h2>
          <p>{request.changed.text}</p>
        </Note>
      </If>
      <If value="undone">
        <Note tone="good" labelledBy="undone" autoFocus>
          <h2 id="undone">{slot('undone')}</h2>
        </Note>
      </If>
      <If value="saved">
        <Note tone="good" labelledBy="saved" autoFocus>
          <h2 id="saved">{slot('saved')}</h2>
          <p>{slot('undo-until')}</p>
          <form method="post" className={styles.undo} data-screen-only>
            <input type="hidden" name="token" value={slot('token')} />
            <button type="submit" name="change" value="undo" className={buttonShape}>
              {request.undo}
            </button>
          </form>
        </Note>
        <Next texts={request} />
      </If>
      <Each value="calls">
        <CallButton tone="primary" />
      </Each>
      <If value="calendar-href">
        <p>
          <a className="touch-target" href={slot('calendar-href')}>
            {request.calendar}
          </a>
        </p>
      </If>
      <h2>{request.facts}</h2>
      <dl className={styles.facts}>
        <Each value="facts">
          <div>
            <dt>{fact.slot('label')}</dt>
            <dd>{fact.slot('value')}</dd>
          </div>
        </Each>
      </dl>
      <Each value="quotes">
        <div>
          <h3>{quote.slot('heading')}</h3>
          <p className={styles.quote}>{quote.slot('text')}</p>
        </div>
      </Each>
      <StatusForm texts={form} />
      <If value="has-history">
        <h2>{request.history}</h2>
        <ul className="ruled">
          <Each value="history">
            <li>
              {entry.slot('line')}
              <entry.If value="undone">{` ${request.undone}`}</entry.If>
            </li>
          </Each>
        </ul>
      </If>
      <IfNot value="saved">
        <Next texts={request} />
      </IfNot>
    </>
  );
}

function Next({ texts }: { texts: Loaded<'staffPages'>['request'] }) {
  return (
    <>
      <h2>{texts.next}</h2>
      <p>{slot('next-count')}</p>
      <RequestCards list="next" />
      <If value="list-href">
        <p>
          <a className="touch-target" href={slot('list-href')}>
            {texts.list}
          </a>
        </p>
      </If>
    </>
  );
}
