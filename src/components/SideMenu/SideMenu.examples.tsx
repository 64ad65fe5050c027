import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
import { SideMenu } from './SideMenu.tsx';

export function OnAServicePage() {
  return (
    <ElsewhereOnSite path="/services/transportation">
      <SideMenu />
    </ElsewhereOnSite>
  );
}

export function LongWords() {
  const { services } = usePage();
  return (
    <ElsewhereOnSite
      path="/services/transportation"
      services={services.map((service) => ({ ...service, shortTitle: longWord.slice(0, 20) }))}
    >
      <SideMenu />
    </ElsewhereOnSite>
  );
}
