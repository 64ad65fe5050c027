import type { TestimonialContent } from '../../../content-model/schemas/entry-schemas.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Stars } from '../Stars/Stars.tsx';
import styles from './TestimonialCard.module.css';

interface Props {
  testimonial: TestimonialContent;
  /** `short` leaves out the highlight and the place, as the home page does. */
  length: 'full' | 'short';
}

export function TestimonialCard({ testimonial, length }: Props) {
  const { ui } = usePage();
  const { name, relationship, location, rating, quote, highlight, sample, translated } = testimonial;
  const who = ui.testimonial.relationships[relationship];
  return (
    <li
      className={`${length === 'full' ? 'sheet ' : ''}${styles.card}`}
      data-length={length}
      data-long={quote.length > 240 || undefined}
    >
      <div className={styles.top}>
        <Stars rating={rating} length={length} />
        {sample && <p className="small">{ui.testimonial.sample}</p>}
        {translated && <p className="small">{translated}</p>}
      </div>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      {length === 'full' && <p className={styles.highlight}>{highlight}</p>}
      <div className={styles.author}>
        {length === 'short' && (
          <span className={styles.initial} aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
        <p>
          <b>{name}</b> <span className={styles.relationship}>{length === 'full' ? `${who}, ${location}` : who}</span>
        </p>
      </div>
    </li>
  );
}
