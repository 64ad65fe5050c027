import { type Ground, Section } from './Section.tsx';

export const place = 'window';

const grounds: Ground[] = ['page', 'calm', 'quiet', 'kind', 'warm', 'deep'];

const onEveryGround = (edge: 'wave' | 'mirrored') =>
  grounds.map((ground) => (
    <Section key={ground} ground={ground} edge={edge}>
      <h3>On {ground}</h3>
      <p>
        Some words, and the way to <a href="/contact">our address</a>.
      </p>
    </Section>
  ));

export const examples = {
  EveryGroundWithAWave: onEveryGround('wave'),
  EveryGroundWithItsWaveMirrored: onEveryGround('mirrored'),
  WithoutAnEdge: (
    <Section ground="calm">
      <h3>A straight edge</h3>
    </Section>
  ),
  Flush: (
    <Section ground="warm" edge="mirrored" flush>
      <h3>No room below</h3>
    </Section>
  ),
};
