import { Section } from '../../components/Section/Section.tsx';
import { Tiles } from '../../components/Tiles/Tiles.tsx';
import type { Loaded } from '../../content/load.ts';
import styles from './MissionAndValues.module.css';

export function MissionAndValues({ mission, values }: Pick<Loaded<'about'>, 'mission' | 'values'>) {
  return (
    <Section ground="calm" edge="wave">
      <div className={`columns ${styles.purpose}`}>
        <h2>{mission.heading}</h2>
        <p className={styles.statement}>{mission.statement}</p>
        <h2>{values.heading}</h2>
        <Tiles tiles={values.items} className={styles.values} />
      </div>
    </Section>
  );
}
