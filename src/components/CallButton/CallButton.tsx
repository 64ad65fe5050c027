import { telHref } from '../../../shared/facts.ts';
import { usePage } from '../../site/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Props {
  tone?: 'primary' | 'plain';
  label?: string | undefined;
  wordClass?: string | undefined;
  numberClass?: string | undefined;
}

export function CallButton({ tone = 'plain', label, wordClass, numberClass = 'nowrap' }: Props) {
  const { facts, ui } = usePage();
  const callAndNumber = (
    <>
      {wordClass ? <span className={wordClass}>{ui.call}</span> : ui.call}{' '}
      <span className={numberClass}>{facts.phone}</span>
    </>
  );
  return <ButtonLink href={telHref(facts)} tone={tone} icon="phone" label={label ?? callAndNumber} />;
}
