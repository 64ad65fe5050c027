import { NewTabLink } from '../../components/NewTabLink/NewTabLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './Reviews.module.css';

export function Reviews({ content }: { content: Loaded<'testimonialsPage'>['reviews'] }) {
  const { facts } = usePage();
  return (
    <Section ground="page" edge="mirrored">
      <div className={`columns ${styles.reviews}`}>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
        </div>
        <div data-screen-only>
          <NewTabLink href={facts.links.reviews}>{content.link}</NewTabLink>
        </div>
      </div>
    </Section>
  );
}
