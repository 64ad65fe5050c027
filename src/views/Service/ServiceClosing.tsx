import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpenLine } from '../../components/OpenLine/OpenLine.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { LoadedService } from '../../content/load.ts';
import sprig from '../../illustrations/sprig-citrus.svg';
import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './ServiceClosing.module.css';

/** The next step: ask or call. */
export function ServiceClosing({ closing }: { closing: LoadedService['closing'] }) {
  const { locale } = useSite();
  return (
    <section className={`sheet flow ${styles.closing}`}>
      <h2>{closing.heading}</h2>
      <p className={styles.text}>
        <RichText>{closing.text}</RichText>
      </p>
      <div className="cluster">
        <ButtonLink href={localizedPath(locale, '/contact')} tone="primary">
          {closing.button}
        </ButtonLink>
        <CallButton />
      </div>
      <OpenLine />
      <img className={styles.sprig} src={sprig.src} width={140} height={120} alt="" loading="lazy" />
    </section>
  );
}
