import { NextLinks } from './NextLinks.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { MessageProps } from './props.ts';
import styles from './ThankYouPanel.module.css';

export function ThankYouPanel(props: MessageProps) {
  const { picture, phone, range, texts } = props;
  const { heading, received, promise, urgent } = texts.thanks;
  return (
    <div className={styles.panel}>
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
      <h2 tabIndex={-1}>{heading}</h2>
      <p className="lede heading-m">
        {`${received} ${promise}`}
        <span data-later />
      </p>
      <div className={styles.urgent}>
        <PhoneText text={urgent} phone={phone} range={range} />
      </div>
      <NextLinks {...props} />
    </div>
  );
}
