import { categories } from '../../content/entry-schemas.ts';
import { Badge } from './Badge.tsx';

export const examples = {
  EveryCategory: (
    <div className="cluster">
      {categories.map((category) => (
        <Badge key={category} category={category} />
      ))}
    </div>
  ),
};
