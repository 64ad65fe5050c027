import { e164 } from '../../content/facts.ts';
import { useSite } from '../../site/site-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

interface Props {
  /** `primary` where calling is the one thing to do. */
  tone?: 'primary' | 'plain';
  /** Words instead of "Call" and the number. */
  label?: string;
}

/** Dials the centre. */
export function CallButton({ tone = 'plain', label }: Props) {
  const { site, words } = useSite();
  return (
    <ButtonLink href={`tel:${e164(site.phone)}`} tone={tone} icon="phone">
      {label ?? (
        <>
          {`${words.call} `}
          <span className="keep">{site.phone}</span>
        </>
      )}
    </ButtonLink>
  );
}
