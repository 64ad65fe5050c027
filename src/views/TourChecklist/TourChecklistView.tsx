import { addressLines } from '../../../shared/facts.ts';
import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import type { ViewProps } from '../../page/page-context.tsx';
import { Checks } from './Checks.tsx';
import styles from './TourChecklistView.module.css';

/** One page to print and take along to any center: what to look for, what to ask, and room to write. */
export function TourChecklistView({ context, content }: ViewProps<'tourChecklist'>) {
  const { facts, ui } = context;
  return (
    <PageFrame context={context} footerGround="page">
      <article className={`wrapper ${styles.page}`}>
        <div className={styles.title}>
          <h1>{content.heading}</h1>
          <p className="lede" data-screen-only>
            {content.lede}
          </p>
        </div>
        <section className={styles.paper}>
          <p className={styles.lines}>
            <span>{content.center}</span>
            <span>{content.date}</span>
          </p>
          <Checks content={content.look} />
          <Checks content={content.ask} />
          <p className={styles.feeling}>{content.feeling}</p>
          <div className={styles.ours}>
            <p>
              <strong>{facts.name}</strong>
              <span>{addressLines(facts).join(', ')}</span>
              <span>
                <RichText>{describeHours(facts.hours, ui).join('; ')}</RichText>
              </span>
              <span>
                {content.call} <TelLink phone={facts.phone} className={`keep ${styles.phone}`} />
              </span>
            </p>
            <Picture picture={content.plan} loading="lazy" sizes="20rem" />
          </div>
        </section>
      </article>
    </PageFrame>
  );
}
