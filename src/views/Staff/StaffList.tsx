import type { Loaded } from '../../content/load.ts';
import { OnlyIf, textMark, Unless } from '../../page/template.tsx';
import styles from './StaffList.module.css';
import { WaitingLink } from './WaitingLink.tsx';

/** Everybody who waits for a call, and what was held back. */
export function StaffList({ content }: { content: Loaded<'staffPages'>['list'] }) {
  return (
    <>
      <h1>{content.heading}</h1>
      <p className="lede">{textMark('looked')}</p>
      <h2>{content.waiting}</h2>
      <OnlyIf part="somebody">
        <Rows part="waiting" />
      </OnlyIf>
      <Unless part="somebody">
        <p>{content.nobody}</p>
      </Unless>
      <OnlyIf part="some-held">
        <h2>{content.held}</h2>
        <p>{content.heldText}</p>
        <Rows part="held" />
      </OnlyIf>
      <OnlyIf part="more">
        <p>{content.tooMany}</p>
      </OnlyIf>
    </>
  );
}

function Rows({ part }: { part: string }) {
  return (
    <ul className={styles.rows}>
      <OnlyIf part={part}>
        <li>
          <WaitingLink>
            <strong>{textMark('name')}</strong>
            <span>{textMark('due')}</span>
            <span className="small">{textMark('about')}</span>
          </WaitingLink>
        </li>
      </OnlyIf>
    </ul>
  );
}
