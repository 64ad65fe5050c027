import { type Ground, Section } from './Section.tsx';

export const place = 'window';

const grounds: Ground[] = ['page', 'calm', 'quiet', 'kind', 'warm', 'deep'];

export function EveryGroundWithAWave() {
  return grounds.map((ground) => (
    <Section key={ground} ground={ground} edge="wave">
      <h3>On {ground}</h3>
      <p>
        Some ui, and the way to <a href="/contact">our address</a>.
      </p>
    </Section>
  ));
}

export function EveryGroundWithAHill() {
  return grounds.map((ground) => (
    <Section key={ground} ground={ground} edge="hill">
      <h3>On {ground}</h3>
      <p>Some ui.</p>
    </Section>
  ));
}

export function WithoutAnEdge() {
  return (
    <Section ground="calm">
      <h3>A straight edge</h3>
    </Section>
  );
}

export function Flush() {
  return (
    <Section ground="warm" edge="hill" flush>
      <h3>No room below</h3>
    </Section>
  );
}
