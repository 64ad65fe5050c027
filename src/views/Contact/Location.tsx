import { colors } from '../../../content-model/schemas/shared-schema.ts';
import { addressLine } from '../../../shared/center.ts';
import { AddressLink } from '../../components/AddressLink/AddressLink.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import poster from '../../illustrations/map.svg';
import type { Loaded } from '../../page-data/get-content.ts';
import { mapEmbed } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './Location.module.css';

export function Location({ content }: { content: Loaded<'contact'>['location'] }) {
  const { language, facts } = usePage();
  const address = addressLine(facts);
  return (
    <Section ground="cream" id="location">
      <div className={`sheet ${styles.location}`}>
        <div className={`fit ${styles.words}`}>
          <h2>{content.heading}</h2>
          {content.plan && <Picture picture={content.plan} loading="lazy" sizes="20rem" />}
          <p>
            <AddressLink />
          </p>
          {content.points.length > 0 && (
            <ul className={styles.points}>
              {content.points.map((point, index) => (
                <li key={point.text}>
                  <PaintedIcon icon={point.icon} color={colors[index % colors.length] ?? colors[0]} size="small" />
                  <span>{point.text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.map} data-screen-only>
          <img src={poster.src} width={640} height={480} alt="" loading="lazy" />
          <div className={styles.frame}>
            <iframe
              src={mapEmbed(address, language)}
              title={content.mapTitle}
              width={640}
              height={480}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
