import { usePage } from '../../page/page-context.tsx';
import { TelLink } from './TelLink.tsx';

export function InASentence() {
  const { facts } = usePage();
  return (
    <p>
      Call us at <TelLink phone={facts.phone} className="keep" /> today.
    </p>
  );
}
