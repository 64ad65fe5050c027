import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { Loaded } from '../../content/load.ts';
import { tourForm } from '../../page/addresses.ts';
import styles from './ScheduleCard.module.css';

export function ScheduleCard({ content }: { content: Loaded<'contact'>['schedule'] }) {
  return (
    <section className={`sheet flow ${styles.card}`} data-tone="warm" aria-labelledby="schedule">
      <h2 id="schedule">{content.heading}</h2>
      <RichText as="p">{content.text}</RichText>
      <div className={styles.ways}>
        <CallButton />
        <ButtonLink href={tourForm} tone="plain" label={content.tour} />
      </div>
    </section>
  );
}
