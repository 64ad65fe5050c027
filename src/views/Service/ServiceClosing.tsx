import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { LoadedService } from '../../content/load.ts';
import sprig from '../../illustrations/sprig-citrus.svg';
import styles from './ServiceClosing.module.css';

export function ServiceClosing({ closing }: { closing: LoadedService['closing'] }) {
  return (
    <section className={`sheet flow ${styles.closing}`} data-tone="calm">
      <h2 className="heading-m">{closing.heading}</h2>
      <p className={styles.text}>
        <RichText>{closing.text}</RichText>
      </p>
      <div className="cluster">
        <ButtonLink href="/contact" tone="primary" label={closing.button} />
        <CallButton />
      </div>
      <OpeningStatus />
      <img className={styles.sprig} src={sprig.src} width={140} height={120} alt="" loading="lazy" />
    </section>
  );
}
