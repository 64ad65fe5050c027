import type { Loaded } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './Announcements.module.css';

interface Props {
  content: Loaded<'day'>;
  /** Only those that also belong to the meals. */
  withMeals?: boolean;
  /** Only the headings, which open. */
  folded?: boolean;
  /** In a section of their own. */
  alone?: boolean;
}

/** The lunch of the week, the calendar and others, each until its last day. */
export function Announcements({ content, withMeals = false, folded = false, alone = false }: Props) {
  const { today } = usePage();
  const shown = content.announcements.filter((one) => one.until >= today && (one.withMeals || !withMeals));
  if (shown.length === 0) return null;
  const Box = folded ? 'details' : 'section';
  const list = (
    <div className={`fit ${styles.announcements}`}>
      {shown.map(({ heading, until, rows }) => (
        <Box key={heading} className={`sheet ${styles.sheet}`} data-until={until}>
          {folded ? (
            <summary>
              <h3>{heading}</h3>
              <Icon name="chevron" />
            </summary>
          ) : (
            <h3>{heading}</h3>
          )}
          <dl>
            {rows.map(({ when, what }) => (
              <div key={`${when} ${what}`}>
                <RichText as="dt">{when}</RichText>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Box>
      ))}
    </div>
  );
  return alone ? <Section ground="sage">{list}</Section> : list;
}
