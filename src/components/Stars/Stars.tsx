import { iconPaths } from '../../../content-model/schemas/icons.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './Stars.module.css';

const stars = [1, 2, 3, 4, 5];

interface Props {
  rating: number;
  /** `full` puts the figure in brackets, as in (5.0). */
  length: 'full' | 'short';
}

export function Stars({ rating, length }: Props) {
  const { ui } = usePage();
  const figure = rating.toFixed(1);
  return (
    <p className={styles.stars}>
      <svg
        viewBox="0 0 126 24"
        width="126"
        height="24"
        role="img"
        aria-label={interpolate(ui.testimonial.stars, { rating: String(rating) })}
      >
        {stars.map((star) => (
          <path
            key={star}
            transform={`translate(${(star - 1) * 25.5})`}
            d={iconPaths.star}
            data-missing={star > rating ? '' : undefined}
          />
        ))}
      </svg>
      {/* Said by the stars already. */}
      <span aria-hidden="true">{length === 'full' ? `(${figure})` : figure}</span>
    </p>
  );
}
