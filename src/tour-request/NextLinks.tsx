import type { Target } from '../site/links.ts';
import type { FormTexts } from './props.ts';

interface Props {
  texts: FormTexts['thanks'];
  checklist: Target;
}

export function NextLinks({ texts, checklist }: Props) {
  return (
    <p className="cluster" data-screen-only>
      <a className="touch-target" href="/contact.vcf">
        {texts.save}
      </a>
      <a className="touch-target" {...checklist}>
        {texts.checklist}
      </a>
    </p>
  );
}
