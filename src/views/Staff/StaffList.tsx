import type { ListPage } from '../../../shared/tour-request/staff-template.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import type { Loaded } from '../../content/get-content.ts';
import { templateOf } from '../../page/template.tsx';
import { Note } from '../../tour-request/Note.tsx';
import { RequestCards } from './RequestCards.tsx';
import styles from './StaffRequest.module.css';

const { slot, If, IfNot } = templateOf<ListPage>();

export function StaffList({ content }: { content: Loaded<'staffPages'>['list'] }) {
  return (
    <>
      <h1>{content.heading}</h1>
      <p className="lede">{slot('looked')}</p>
      <If value="wrong">
        <Note tone="bad" labelledBy="wrong" autoFocus>
          <h2 id="wrong">{slot('wrong')}</h2>
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
            <input type="hidden" name="batch" value={slot('batch')} />
            <button type="submit" name="change" value="undo" className={buttonShape}>
              {content.undo}
            </button>
          </form>
        </Note>
      </If>
      <If value="has-newest">
        <h2>{content.newest}</h2>
        <RequestCards list="newest" />
      </If>
      <form method="post" className="flow">
        <h2>{content.waiting}</h2>
        <If value="has-open">
          <RequestCards list="open" hasChoice />
        </If>
        <IfNot value="has-open">
          <p>{content.nobody}</p>
        </IfNot>
        <If value="has-quarantined">
          <h2>{content.quarantined}</h2>
          <p>{content.quarantinedText}</p>
          <RequestCards list="quarantined" hasChoice />
        </If>
        <If value="has-requests">
          <p data-screen-only>
            <button type="submit" className={buttonShape}>
              {content.close}
            </button>
          </p>
        </If>
      </form>
      <If value="page-number">
        <p>{slot('page-number')}</p>
      </If>
      <If value="previous-href">
        <p>
          <a className="touch-target" href={slot('previous-href')}>
            {content.previous}
          </a>
        </p>
      </If>
      <If value="next-href">
        <p>
          <a className="touch-target" href={slot('next-href')}>
            {content.next}
          </a>
        </p>
      </If>
    </>
  );
}
