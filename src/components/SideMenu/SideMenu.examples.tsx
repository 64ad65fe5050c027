import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { SideMenu } from './SideMenu.tsx';

const path = '/services/transportation';

function longWords({ services }: PageContext) {
  return { path, services: services.map((service) => ({ ...service, shortTitle: longWord.slice(0, 20) })) };
}

export const examples = {
  OnAServicePage: <ElsewhereOnSite with={() => ({ path })} show={<SideMenu />} />,
  LongWords: <ElsewhereOnSite with={longWords} show={<SideMenu />} />,
};
