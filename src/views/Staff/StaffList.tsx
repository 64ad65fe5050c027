import type { StaffPageTexts } from '../../../shared/server-page.ts';
import type { ListPage } from '../../../shared/tour-request/staff-page-types.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import { Note } from '../../tour-request/Note.tsx';
import { RequestCards } from './RequestCards.tsx';
import { SavedNote, UndoneNote } from './SavedNote.tsx';

export function StaffList({ page, texts }: { page: ListPage; texts: StaffPageTexts['list'] }) {
  const { error, saved, undone, newest, open, quarantined } = page;
  const field = { name: 'batch', value: page.batch };
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lede">{page.looked}</p>
      {error && (
        <Note tone="bad" labelledBy="error" autoFocus>
          <h2 id="error">{error}</h2>
        </Note>
      )}
      {undone && <UndoneNote text={undone} />}
      {saved && <SavedNote text={saved} undoUntil={page.undoUntil} undo={texts.undo} field={field} />}
      {newest.length > 0 && (
        <>
          <h2>{texts.newest}</h2>
          <RequestCards requests={newest} />
        </>
      )}
      <form method="post" className="flow">
        <h2>{texts.waiting}</h2>
        {open.length > 0 ? <RequestCards requests={open} hasChoice /> : <p>{texts.nobody}</p>}
        {quarantined.length > 0 && (
          <>
            <h2>{texts.quarantined}</h2>
            <p>{texts.quarantinedText}</p>
            <RequestCards requests={quarantined} hasChoice />
          </>
        )}
        {open.length + quarantined.length > 0 && (
          <p data-screen-only>
            <button type="submit" className={buttonShape}>
              {texts.close}
            </button>
          </p>
        )}
      </form>
      {page.pageNumber && <p>{page.pageNumber}</p>}
      <PageLink href={page.previousHref} label={texts.previous} />
      <PageLink href={page.nextHref} label={texts.next} />
    </>
  );
}

function PageLink({ href, label }: { href: string; label: string }) {
  return (
    href && (
      <p>
        <a className="touch-target" href={href}>
          {label}
        </a>
      </p>
    )
  );
}
