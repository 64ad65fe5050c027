import { usePage } from '../../page-data/page-context.tsx';

export function EmailLink() {
  const { email } = usePage().facts;
  const [name, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`} translate="no">
      {name}
      <wbr />
      {`@${domain}`}
    </a>
  );
}
