import type { StaffPageTexts } from '../../../shared/server-content.ts';
import type { RequestPage, StatusFormData } from '../../../shared/tour-request/staff-page-types.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Note } from '../../tour-request/Note.tsx';
import styles from './StaffRequest.module.css';
import { StatusForm } from './StatusForm.tsx';

interface Props {
  page: RequestPage & { form: StatusFormData };
  texts: StaffPageTexts;
}

export function StaffRequest({ page, texts }: Props) {
  const { form, saved, call, writeHref, history } = page;
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
      {saved && (
        <Note tone="good" labelledBy="saved" autoFocus>
          <h2 id="saved">{saved}</h2>
          <p>{request.next}</p>
        </Note>
      )}
      {(call || writeHref) && (
        <p className="cluster">
          {call && <ButtonLink href={call.href} tone="plain" icon="phone" label={call.label} />}
          {writeHref && <ButtonLink href={writeHref} tone="plain" label={request.write} />}
        </p>
      )}
      <h2>{request.facts}</h2>
      <dl className={styles.facts}>
        {page.facts.map(({ label, value }) => (
          <div key={label + value}>
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
            {history.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, and two changes may read the same.
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
