import { usePage } from '../../page/page-context.tsx';
import { iconPaths } from '../Icon/icon-paths.ts';
import styles from './Stars.module.css';

const stars = [0, 1, 2, 3, 4];

/** Five stars and the rating in figures. */
export function Stars({ figures }: { /** The rating as it is shown, such as (5.0). */ figures: string }) {
  const { ui } = usePage();
  return (
    <p className={styles.stars}>
      <svg viewBox="0 0 126 24" role="img" aria-label={ui.testimonial.stars}>
        {stars.map((star) => (
          <path key={star} transform={`translate(${star * 25.5})`} d={iconPaths.star} />
        ))}
      </svg>
      {figures}
    </p>
  );
}
