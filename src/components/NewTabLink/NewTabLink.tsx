import { usePage } from '../../page-data/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

export function NewTabLink({ href, children }: { href: string; children: string }) {
  const { newTab } = usePage().ui;
  const label = (
    <>
      {children}
      <span className="hidden-visually">. {newTab}.</span>
    </>
  );
  return (
    <div className="flow">
      <ButtonLink href={href} tone="plain" iconAfter="external" newTab label={label} />
      <p className="small" aria-hidden="true">
        {newTab}
      </p>
    </div>
  );
}
