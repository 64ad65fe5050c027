import { categories } from '../../content/entry-schemas.ts';
import { Badge } from './Badge.tsx';

export function EveryCategory() {
  return (
    <div className="cluster">
      {categories.map((category) => (
        <Badge key={category} category={category} />
      ))}
    </div>
  );
}
