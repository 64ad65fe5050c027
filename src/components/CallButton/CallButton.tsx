import { telHref } from '../../../shared/facts.ts';
import { usePage } from '../../page/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Props {
  /** `primary` where calling is the one thing to do. */
  tone?: 'primary' | 'plain';
  /** Words instead of "Call" and the number. */
  label?: string;
}

/** Dials the center. */
export function CallButton({ tone = 'plain', label }: Props) {
  const { facts, ui } = usePage();
  return (
    <ButtonLink href={telHref(facts)} tone={tone} icon="phone">
      {label ?? (
        <>
          {`${ui.call} `}
          <span className="keep">{facts.phone}</span>
        </>
      )}
    </ButtonLink>
  );
}
