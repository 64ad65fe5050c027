import { telHref } from '../../../shared/center.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Props {
  /** Words before the number. */
  label?: string | undefined;
  numberClass?: string | undefined;
}

export function CallButton({ label, numberClass = 'nowrap' }: Props) {
  const { facts, ui } = usePage();
  const words = label ?? ui.call;
  const wordsAndNumber = (
    <>
      <span className="nowrap">{words}</span> <span className={numberClass}>{facts.phone}</span>
    </>
  );
  return <ButtonLink href={telHref(facts)} tone="plain" icon="phone" label={wordsAndNumber} />;
}
