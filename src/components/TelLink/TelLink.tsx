import { telHref } from '../../../shared/center.ts';

interface Props {
  phone: string;
  className?: string | undefined;
}

export function TelLink({ phone, className }: Props) {
  return (
    <a className={className} href={telHref({ phone })}>
      {phone}
    </a>
  );
}
