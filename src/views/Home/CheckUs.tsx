import { interpolate } from '../../../shared/interpolate.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './CheckUs.module.css';
import type { Photograph } from './Nurse.tsx';

interface Props {
  content: Loaded<'home'>['approach']['check'];
  questions: string[];
  nurse: Photograph | null | undefined;
}

const linkAtEnd = / (?=\[[^\]]*\]\(\S*\)$)/;

interface Point {
  title: string;
  text: string;
  className?: string | undefined;
  asks?: string[];
}

/** What a family can check before they call. Known facts take the place of sentences, and the photograph of the nurse that of the sheet and its heading. */
export function CheckUs({ content, questions, nurse }: Props) {
  const { facts, ui } = usePage();
  const { heading, license, lunch } = content;
  const { licenseNumber: number, staff } = facts.optional;
  const others = staff.filter(({ name }) => !nurse?.caption.includes(name));
  const people = others.map(({ name, role }) => `${name}, ${role}`).join('; ');
  const points: Point[] = [{ ...content.questions, asks: questions }];
  if (license && number)
    points.unshift({ ...license, text: interpolate(license.known, { number }), className: styles.license });
  else if (license) points.unshift(license);
  if (people) points.push({ title: ui.facts.staff, text: people });
  else if (!nurse && !lunch.hidden) points.push(lunch);
  const list = (
    <ul className={`ruled ${styles.points}`}>
      {points.map(({ title, text, className, asks }) => (
        <li key={title} className={className}>
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
  );
  if (nurse) return list;
  return (
    <div className={`sheet columns ${styles.sheet}`} data-ground="butter">
      <h2 className="heading-m">{heading}</h2>
      {list}
    </div>
  );
}
