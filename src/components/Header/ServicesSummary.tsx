import { isServicePath, type MenuItem } from '../../page-data/navigation.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** Opens the services in both menus. */
export function ServicesSummary({ item, className }: { item: MenuItem; className: string | undefined }) {
  const { language, path } = usePage();
  return (
    <summary
      className={className}
      lang={item.language === language ? undefined : item.language}
      aria-current={isServicePath(path) ? 'true' : undefined}
      data-services
    >
      {item.label}
      <Icon name="chevron" />
    </summary>
  );
}
