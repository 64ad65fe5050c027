import type { MessageProps } from './props.ts';

export function NextLinks({ texts: { thanks }, checklist }: MessageProps) {
  return (
    <p className="cluster" data-screen-only>
      <a className="touch-target" href="/contact.vcf">
        {thanks.save}
      </a>
      <a className="touch-target" {...checklist}>
        {thanks.checklist}
      </a>
    </p>
  );
}
