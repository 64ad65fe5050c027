import { NextLinks } from './NextLinks.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormTexts, MessageProps } from './props.ts';
import styles from './ThankYouPanel.module.css';

interface Props extends Pick<MessageProps, 'picture' | 'phone' | 'range' | 'checklist'> {
  texts: FormTexts['thanks'];
}

export function ThankYouPanel({ texts, picture, phone, range, checklist }: Props) {
  return (
    <div className={styles.panel}>
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
      <h2 tabIndex={-1} className="heading-m">
        {texts.heading}
      </h2>
      <p className="lede">{`${texts.received} ${texts.promise}`}</p>
      <div className={styles.urgent}>
        <PhoneText text={texts.urgent} phone={phone} range={range} />
      </div>
      <NextLinks texts={texts} checklist={checklist} />
    </div>
  );
}
