import { useId } from 'react';
import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { AddressLink } from '../../components/AddressLink/AddressLink.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PrintButton } from '../../components/PrintButton/PrintButton.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import type { Loaded } from '../../content/get-content.ts';
import type { ViewProps } from '../../site/page-context.tsx';
import styles from './SheetView.module.css';

export function SheetView({ context, content }: ViewProps<'tourChecklist'>) {
  const { facts, ui } = context;
  return (
    <PageFrame context={context} footerGround="page">
      <article className={`wrapper ${styles.page}`}>
        <div className={styles.title}>
          <h1>{content.heading}</h1>
          <p className="lede" data-screen-only>
            {content.lede}
          </p>
          <PrintButton />
        </div>
        <section className={styles.paper}>
          <p className={styles.lines}>
            {content.blanks.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
          {content.checks.map((checks) => (
            <Checks key={checks.heading} content={checks} />
          ))}
          <p className={styles.notes}>{content.notes}</p>
          <div className={styles.ours}>
            <p>
              <strong translate="no">{facts.name}</strong>
              <AddressLink />
              <span>
                <RichText>{describeHours(facts.hours, ui).join('; ')}</RichText>
              </span>
              <span>
                {content.call} <TelLink phone={facts.phone} className={`nowrap ${styles.phone}`} />
              </span>
            </p>
            <Picture picture={content.plan} loading="lazy" sizes="20rem" />
          </div>
        </section>
      </article>
    </PageFrame>
  );
}

function Checks({ content }: { content: Loaded<'tourChecklist'>['checks'][number] }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <h2 className="heading-s" id={id}>
        {content.heading}
      </h2>
      <ul className={styles.checks}>
        {content.items.map((item) => (
          <li key={item}>
            <Checkbox>
              <RichText>{item}</RichText>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
