import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import bench from '../../illustrations/facility-outside.svg';
import type { ViewProps } from '../../page-data/page-context.tsx';
import styles from './DocumentView.module.css';

export function DocumentView({ context, content }: ViewProps<'documents'>) {
  return (
    <PageFrame context={context} footerGround="cream" people={bench}>
      <article className={`wrapper flow ${styles.document}`}>
        <h1>{content.heading}</h1>
        <p className="small">{content.updated}</p>
        <p className="lede">
          <RichText>{content.lede}</RichText>
        </p>
        {content.sections.map((section) => (
          <section key={section.heading} className="flow">
            <h2>{section.heading}</h2>
            <RichText as="p">{section.paragraphs}</RichText>
            {section.list && (
              <ul className={styles.list}>
                <RichText as="li">{section.list}</RichText>
              </ul>
            )}
          </section>
        ))}
      </article>
    </PageFrame>
  );
}
