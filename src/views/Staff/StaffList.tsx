import type { ListPage } from '../../../shared/tour-request/staff-template.ts';
import type { Loaded } from '../../content/load.ts';
import { templateOf } from '../../page/template.tsx';
import { RequestCards } from './RequestCards.tsx';

const { slot, If, IfNot } = templateOf<ListPage>();

export function StaffList({ content }: { content: Loaded<'staffPages'>['list'] }) {
  return (
    <>
      <h1>{content.heading}</h1>
      <p className="lede">{slot('looked')}</p>
      <If value="has-newest">
        <h2>{content.newest}</h2>
        <RequestCards list="newest" />
      </If>
      <h2>{content.waiting}</h2>
      <If value="has-waiting">
        <RequestCards list="waiting" />
      </If>
      <IfNot value="has-waiting">
        <p>{content.nobody}</p>
      </IfNot>
      <If value="has-held">
        <h2>{content.held}</h2>
        <p>{content.heldText}</p>
        <RequestCards list="held" />
      </If>
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
