import type { TestimonialContent } from '../../../shared/content/schemas/entry-schemas.ts';
import { colors } from '../../../shared/content/schemas/shared-schema.ts';
import { usePage } from '../../site/page-context.tsx';
import { Stars } from '../Stars/Stars.tsx';
import styles from './TestimonialCard.module.css';

interface Props {
  testimonial: TestimonialContent;
  /** `short` leaves out the highlight and the place, as the home page does. */
  length: 'full' | 'short';
  /** Place in the list, which chooses the paint behind the initial. */
  index: number;
}

export function TestimonialCard({ testimonial, length, index }: Props) {
  const { ui } = usePage();
  const { name, relationship, location, rating, quote, highlight, sample, translated } = testimonial;
  const who = ui.testimonial.relationships[relationship];
  const color = colors[(index + 2) % colors.length];
  return (
    <li className={`sheet ${styles.card}`} data-length={length}>
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
        <span className={styles.initial} data-color={color} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <p>
          <span className={`block ${styles.name}`}>{name}</span>
          <span className={`block ${styles.relationship}`}>{length === 'full' ? `${who}, ${location}` : who}</span>
        </p>
      </div>
    </li>
  );
}
