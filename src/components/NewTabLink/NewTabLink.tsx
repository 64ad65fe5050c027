import { usePage } from '../../page-data/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import styles from './NewTabLink.module.css';

export function NewTabLink({ href, children }: { href: string; children: string }) {
  const { newTab } = usePage().ui;
  const label = (
    <>
      {children}
      <span className="hidden-visually">. {newTab}.</span>
    </>
  );
  return (
    <div className={styles.link}>
      <ButtonLink href={href} tone="plain" iconAfter="external" newTab label={label} />
      <p className="small" aria-hidden="true">
        {newTab}
      </p>
    </div>
  );
}
