import type { Loaded } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Announcements.module.css';

const names = ['timetable', 'menu', 'calendar'] as const;

type Props = { content: Pick<Loaded<'day'>, (typeof names)[number] | 'labels'> };

export function Announcements({ content }: Props) {
  const { today } = usePage();
  const shown = names.flatMap((name) => {
    const announcement = content[name];
    return announcement && announcement.until >= today ? [{ ...announcement, label: content.labels[name] }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.announcements}>
      {shown.map(({ label, until, rows }) => (
        <section key={label} className={`sheet ${styles.sheet}`} data-until={until}>
          <h3>{label}</h3>
          <dl>
            {rows.map(({ when, what }) => (
              <div key={`${when} ${what}`}>
                <RichText as="dt">{when}</RichText>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
