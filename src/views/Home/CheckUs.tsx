import { interpolate } from '../../../shared/interpolate.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './CheckUs.module.css';

export type Photograph = NonNullable<Loaded<'about'>['facility']['photographs']['nurse']>;

interface Props {
  content: Loaded<'home'>['approach']['check'];
  questions: string[];
  nurse: Photograph | null | undefined;
}

const linkAtEnd = / (?=\[[^\]]*\]\(\S*\)$)/;

interface Point {
  title: string;
  text: string;
  /** A fact of the center, in large letters. */
  isFact?: boolean;
  asks?: string[];
}

/** What a family can check before they call. Known facts take the place of sentences. */
export function CheckUs({ content, questions, nurse }: Props) {
  const { facts, ui } = usePage();
  const { heading, license, lunch } = content;
  const { licenseNumber: number, staff, dailyRate } = facts.optional;
  const others = staff.filter(({ name }) => !nurse?.caption.includes(name));
  const people = others.map(({ name, role }) => `${name}, ${role}`).join('; ');
  const points: Point[] = [{ ...content.questions, asks: questions }];
  if (license && number)
    points.unshift({ title: license.title, text: interpolate(license.known, { number }), isFact: true });
  else if (license) points.unshift(license);
  if (dailyRate) points.push({ title: ui.facts.dailyRate, text: dailyRate, isFact: true });
  if (people) points.push({ title: ui.facts.staff, text: people });
  else if (!nurse && !dailyRate && !lunch.hidden) points.push(lunch);
  return (
    <Section ground="butter">
      <div className={`columns ${styles.check}`}>
        <h2 className="heading-m">{heading}</h2>
        <ul className={`ruled ${styles.points}`}>
          {points.map(({ title, text, isFact, asks }) => (
            <li key={title} className={isFact ? styles.fact : undefined}>
              <h3 className="heading-s">{title}</h3>
              {asks?.map((question) => (
                <p key={question} className={styles.asks}>
                  {question}
                </p>
              ))}
              <RichText as="p">{text.split(linkAtEnd)}</RichText>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
