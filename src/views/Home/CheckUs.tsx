import { interpolate } from '../../../shared/interpolate.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { Loaded } from '../../content/get-content.ts';
import { usePage } from '../../site/page-context.tsx';
import styles from './CheckUs.module.css';

/** What a family can check before they call. A known license number and known names take the place of sentences. */
export function CheckUs({ content }: { content: Loaded<'home'>['approach']['check'] }) {
  const { facts, ui } = usePage();
  const { heading, license, questions, lunch } = content;
  const { licenseNumber } = facts.optional;
  const staff = facts.optional.staff.map(({ name, role }) => `${name}, ${role}`);
  const shown = [
    { ...license, text: licenseNumber ? interpolate(license.known, { number: licenseNumber }) : license.text },
    questions,
    ...(staff.length > 0 ? [{ title: ui.facts.staff, text: staff.join('; ') }] : lunch.hidden ? [] : [lunch]),
  ];
  return (
    <div className={`sheet ${styles.sheet}`}>
      <h2 className="heading-m">{heading}</h2>
      <ul className={`ruled ${styles.list}`}>
        {shown.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-s">{title}</h3>
            <RichText as="p">{text}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
