import { ReferralFacts } from '../../components/ReferralFacts/ReferralFacts.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Tiles } from '../../components/Tiles/Tiles.tsx';
import type { Loaded } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import styles from './Licensing.module.css';

export function Licensing({ content }: { content: Loaded<'about'>['licensing'] }) {
  const { ui } = usePage();
  return (
    <Section ground="warm" edge="mirrored">
      <div className="flow">
        <h2>{content.heading}</h2>
        <p className="lede">
          <RichText>{content.lede}</RichText>
        </p>
      </div>
      <Tiles tiles={content.items} className={styles.items} layout="row" />
      <ReferralFacts heading={ui.facts.heading} names={['licenseNumber', 'paymentOptions', 'languages', 'staff']} />
    </Section>
  );
}
