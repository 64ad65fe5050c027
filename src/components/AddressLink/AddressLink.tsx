import { addressLines, directionsLink } from '../../../shared/center.ts';
import { usePage } from '../../page-data/page-context.tsx';

export function AddressLink() {
  const { facts, ui } = usePage();
  const lines = addressLines(facts);
  return (
    <a href={directionsLink(facts)}>
      {lines.map((line) => (
        <span key={line} className="block" translate="no">
          {line}
        </span>
      ))}
      <span className="small block" data-screen-only>
        {ui.directions}
      </span>
    </a>
  );
}
