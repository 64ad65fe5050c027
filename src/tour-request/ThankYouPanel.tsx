import { usePage } from '../page-data/page-context.tsx';
import { NextLinks } from './NextLinks.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormContent } from './props.ts';
import styles from './ThankYouPanel.module.css';

export function ThankYouPanel({ picture }: Pick<FormContent, 'picture'>) {
  const { heading, received, promise, urgent } = usePage().ui.tourRequest.thanks;
  return (
    <div className={styles.panel}>
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
      <h2 tabIndex={-1}>{heading}</h2>
      <p className="lede heading-m">
        {`${received} ${promise}`}
        <span data-later />
      </p>
      <div className={styles.urgent}>
        <PhoneText text={urgent} />
      </div>
      <NextLinks />
    </div>
  );
}
