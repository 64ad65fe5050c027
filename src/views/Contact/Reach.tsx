import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { addressLines, e164 } from '../../content/facts.ts';
import type { ContactContent } from '../../content/page-schemas.ts';
import type { Card as CardContent } from '../../content/shared-schema.ts';
import { describeHours } from '../../opening-hours/describe.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './Reach.module.css';

function Way({
  icon,
  color,
  label,
  children,
}: Pick<CardContent, 'icon' | 'color'> & { label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        <PaintedIcon icon={icon} color={color} size="small" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Phone, e-mail, address and hours. */
export function Reach({ content }: { content: ContactContent['reach'] }) {
  const { site, words } = useSite();
  return (
    <Card tone="plain" labelledBy="reach">
      <h2 id="reach" className={styles.heading}>
        {content.heading}
      </h2>
      <dl className={styles.ways}>
        <Way icon="phone" color="sage" label={content.phone}>
          <a className={styles.phone} href={`tel:${e164(site.phone)}`}>
            {site.phone}
          </a>
        </Way>
        <Way icon="mail" color="mist" label={content.email}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <span className={styles.promise}>{content.emailPromise}</span>
        </Way>
        <Way icon="pin" color="blush" label={content.address}>
          {addressLines(site).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Way>
        <Way icon="clock" color="butter" label={content.hours}>
          {describeHours(site.hours, words).map((line) => (
            <span key={line}>
              <RichText>{line}</RichText>
            </span>
          ))}
        </Way>
      </dl>
      <p className={styles.save} data-screen-only>
        <a href="/contact.vcf">{content.save}</a>
      </p>
    </Card>
  );
}
