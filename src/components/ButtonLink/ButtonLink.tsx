import type { ReactNode } from 'react';
import type { IconName } from '../../../content-model/schemas/icons.ts';
import { targetOf } from '../../page-data/links.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ButtonLink.module.css';

/** Class names of the inked button shape, for a real `<button>`. */
export const buttonShape = styles.button;

interface Props {
  href: string;
  /** Only links to the page with the tour form are `primary`. */
  tone: 'primary' | 'plain';
  icon?: IconName;
  iconAfter?: IconName;
  newTab?: boolean;
  label: ReactNode;
}

export function ButtonLink({ href, tone, icon, iconAfter, newTab = false, label }: Props) {
  const page = usePage();
  return (
    <a
      className={styles.button}
      data-tone={tone}
      {...targetOf(href, page)}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}
