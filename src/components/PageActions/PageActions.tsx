import { usePage } from '../../page/page-context.tsx';
import { buttonShape } from '../ButtonLink/ButtonLink.tsx';
import styles from './PageActions.module.css';

/** Print and share buttons, which need a script. */
export function PageActions() {
  const { print, share, copied } = usePage().ui.pageActions;
  return (
    <div className={`cluster ${styles.actions}`} data-page-actions data-screen-only>
      <button type="button" className={buttonShape} data-tone="plain">
        {print}
      </button>
      <button type="button" className={buttonShape} data-tone="plain">
        {share}
      </button>
      <p role="status" data-copied={copied} />
    </div>
  );
}
