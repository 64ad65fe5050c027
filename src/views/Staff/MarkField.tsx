import type { ReactNode } from 'react';
import { OnlyIf, textMark } from '../../page/template.tsx';
import { AlertIcon } from '../../tour-request/AlertIcon.tsx';
import fields from '../../tour-request/Field.module.css';
import styles from './MarkForm.module.css';

interface Props {
  name: 'visit' | 'reason' | 'note';
  label: string;
  hint?: string;
  /** The mark that needs the field; without it, every mark may have it. */
  belongsTo?: 'visit' | 'closed';
  /** Makes the box, which gets these attributes. */
  children: (box: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

/** A field of a mark, with what is wrong with it. */
export function MarkField({ name, label, hint, belongsTo, children }: Props) {
  return (
    <div className={`${fields.field} ${styles.field}`} data-for={belongsTo}>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-help`}>
        {hint && <p className="small">{hint}</p>}
        <OnlyIf part={`${name}-error`}>
          <p className={fields.error}>
            <AlertIcon />
            {textMark(`${name}-error`)}
          </p>
        </OnlyIf>
      </div>
      {children({ id: name, name, 'aria-describedby': `${name}-help` })}
    </div>
  );
}
