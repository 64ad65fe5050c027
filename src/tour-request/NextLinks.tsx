import { targetOf } from '../page-data/links.ts';
import { usePage } from '../page-data/page-context.tsx';

export function NextLinks() {
  const page = usePage();
  const { thanks } = page.ui.tourRequest;
  return (
    <p className="cluster" data-screen-only>
      <a className="touch-target" href="/contact.vcf">
        {thanks.save}
      </a>
      <a className="touch-target" {...targetOf('/tour-checklist', page)}>
        {thanks.checklist}
      </a>
    </p>
  );
}
