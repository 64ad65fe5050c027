import type { TestimonialContent } from '../../../content-model/schemas/entry-schemas.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { TestimonialCard } from '../TestimonialCard/TestimonialCard.tsx';
import styles from './TestimonialGrid.module.css';

interface Props {
  testimonials: TestimonialContent[];
  length: 'full' | 'short';
}

export function TestimonialGrid({ testimonials, length }: Props) {
  const { ui } = usePage();
  return (
    <>
      {testimonials.some(({ sample }) => sample) && (
        <p className={`small ${styles.samples}`}>{ui.testimonial.samplesShown}</p>
      )}
      <ul className={styles.grid} data-length={length}>
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} length={length} />
        ))}
      </ul>
    </>
  );
}
