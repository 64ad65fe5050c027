import type { StaffPageTexts } from '../../../shared/server-page.ts';
import type { RequestPage, StatusFormData } from '../../../shared/tour-request/staff-page-types.ts';
import { Note } from '../../tour-request/Note.tsx';
import { CallButtons, RequestCards } from './RequestCards.tsx';
import { SavedNote, UndoneNote } from './SavedNote.tsx';
import styles from './StaffRequest.module.css';
import { StatusForm } from './StatusForm.tsx';

interface Props {
  page: RequestPage & { form: StatusFormData };
  texts: StaffPageTexts;
}

export function StaffRequest({ page, texts }: Props) {
  const { form, saved, undone, history } = page;
  const { request } = texts;
  const field = { name: 'token', value: page.token };
  return (
    <>
      <h1>{page.name}</h1>
      <p className="lede">{page.status}</p>
      {form.isOutdated && (
        <Note tone="bad" labelledBy="changed" autoFocus>
          <h2 id="changed">{request.changed.heading}</h2>
          <p>{request.changed.text}</p>
        </Note>
      )}
      {undone && <UndoneNote text={undone} />}
      {saved && (
        <>
          <SavedNote text={saved} undoUntil={page.undoUntil} undo={request.undo} field={field} />
          <Next page={page} texts={request} />
        </>
      )}
      <CallButtons calls={page.calls} />
      {page.calendarHref && (
        <p>
          <a className="touch-target" href={page.calendarHref}>
            {request.calendar}
          </a>
        </p>
      )}
      <h2>{request.facts}</h2>
      <dl className={styles.facts}>
        {page.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {page.quotes.map(({ heading, text }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p className={styles.quote}>{text}</p>
        </div>
      ))}
      <StatusForm page={page} texts={texts} />
      {history.length > 0 && (
        <>
          <h2>{request.history}</h2>
          <ul className="ruled">
            {history.map(({ line, isUndone }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and two changes may read the same.
              <li key={index}>{isUndone ? `${line} ${request.undone}` : line}</li>
            ))}
          </ul>
        </>
      )}
      {!saved && <Next page={page} texts={request} />}
    </>
  );
}

function Next({ page, texts }: { page: RequestPage; texts: StaffPageTexts['request'] }) {
  return (
    <>
      <h2>{texts.next}</h2>
      <p>{page.nextCount}</p>
      <RequestCards requests={page.next} />
      {page.listHref && (
        <p>
          <a className="touch-target" href={page.listHref}>
            {texts.list}
          </a>
        </p>
      )}
    </>
  );
}
