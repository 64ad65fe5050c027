import { minutesOf } from '../../../shared/opening-hours/dates.ts';
import { type Schedule, scheduleOf } from '../../../shared/opening-hours/schedule.ts';
import type { Loaded } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { JsonScript } from '../JsonScript/JsonScript.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './DayHour.module.css';
import { DayPanels } from './DayPanels.tsx';

/** What move-sun.ts reads. */
export interface Hour {
  /** When each panel begins and the last one ends, in minutes after midnight. */
  from: number[];
  /** What happens in each panel, and what is said about it if the heading is the time. */
  panels: string[];
  words: Loaded<'day'>['hour'] | undefined;
  /** The hours of the day program, if they are known. */
  program: Schedule['week'] | undefined;
  am: string;
  pm: string;
}

interface Props {
  day: Loaded<'day'>;
  /** With what happens in each panel, under a heading that stays. */
  whole?: boolean;
}

/** The day in its panels. If their times are known, a sun shows the time of day. */
export function DayHour({ day, whole = false }: Props) {
  const { facts, ui } = usePage();
  const { programHours } = facts.optional;
  const ends = Math.max(...scheduleOf({ ...facts, hours: [...facts.hours, ...programHours] }).week.flat(2));
  const spaced = (pattern: string) => pattern.replace(/(?<=\})(?=\p{L})/u, '\u00A0');
  const hour: Hour | null = facts.dayHours && {
    from: [...facts.dayHours.times.map(minutesOf), ends],
    panels: day.panels.map(({ now }) => (whole ? '' : now)),
    words: whole ? undefined : day.hour,
    program: programHours.length > 0 ? scheduleOf({ ...facts, hours: programHours }).week : undefined,
    am: spaced(ui.am),
    pm: spaced(ui.pm),
  };
  return (
    <Section ground="sage" id={whole ? 'day' : undefined}>
      <div data-screen-only={!whole || undefined} data-hour={hour ? '' : undefined}>
        {whole ? <SectionHead content={day} /> : <Now day={day} />}
        <DayPanels day={day} brief={!whole}>
          {hour && <Sky />}
          <Roof />
        </DayPanels>
        {hour && <JsonScript type="application/json" data={hour} />}
      </div>
    </Section>
  );
}

/** The sentence that the clock replaces. */
function Now({ day }: { day: Loaded<'day'> }) {
  const { ui } = usePage();
  return (
    <div className={styles.head}>
      <h2>{day.heading}</h2>
      <p>
        <span>{day.lede}</span>
        <RichText>{` ${day.link}`}</RichText>
        <span hidden>
          {'. '}
          <RichText>{ui.open.anyHour}</RichText>
        </span>
      </p>
    </div>
  );
}

function Sky() {
  return (
    <div className={styles.sky} data-screen-only>
      <svg viewBox="0 0 100 100" width="100" height="100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 100Q50-100 100 100" />
      </svg>
      <span className={styles.sun} data-sun />
    </div>
  );
}

/** Over four rooms of the center, which is cut open, and on phones over its front. */
function Roof() {
  return (
    <div className={styles.roof} data-screen-only>
      <svg className={styles.chimney} viewBox="0 0 48 80" width="48" height="80" aria-hidden="true">
        <path d="M10 32q14-2 28 0v48H10Z" />
        <path d="M18 26c-7-7 7-10 0-20M31 26c-7-7 7-10 0-20" />
      </svg>
      <svg viewBox="0 0 800 56" width="200" height="14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 54 46 4q354-5 708 0l46 50Q400 58 0 54Z" />
      </svg>
    </div>
  );
}
