import type { StaffPageTexts } from '../../../shared/server-page.ts';
import type { RequestPage, StatusFormData } from '../../../shared/tour-request/staff-page-types.ts';
import { ButtonLink, buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import { Note } from '../../tour-request/Note.tsx';
import { RequestCards } from './RequestCards.tsx';
import styles from './StaffRequest.module.css';
import { StatusForm } from './StatusForm.tsx';

interface Props {
  page: RequestPage & { form: StatusFormData };
  texts: StaffPageTexts;
}

export function StaffRequest({ page, texts }: Props) {
  const { form, saved, undone, undo, history } = page;
  const { request } = texts;
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
      {undone && (
        <Note tone="good" labelledBy="undone" autoFocus>
          <h2 id="undone">{undone}</h2>
        </Note>
      )}
      {saved && (
        <>
          <Note tone="good" labelledBy="saved" autoFocus>
            <h2 id="saved">{saved}</h2>
            {undo && (
              <form method="post" className="flow" data-screen-only>
                <p>{undo.until}</p>
                <button type="submit" name="undo" value={undo.id} className={buttonShape}>
                  {request.undo}
                </button>
              </form>
            )}
          </Note>
          <Next page={page} texts={request} />
        </>
      )}
      {(page.calls.length > 0 || page.writeHref) && (
        <p className={styles.buttons}>
          {page.calls.map(({ href, label }) => (
            <ButtonLink key={href} href={href} tone="plain" icon="phone" label={label} />
          ))}
          {page.writeHref && <ButtonLink href={page.writeHref} tone="plain" label={request.write} />}
        </p>
      )}
      <h2>{request.facts}</h2>
      <dl className={styles.facts}>
        {page.facts.map(({ label, value, href }) => (
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>
              {href ? (
                <a className="touch-target" href={href}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
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
