import { longSummary, longTitle, sampleService } from '../../gallery/samples.ts';
import { ServiceGrid } from './ServiceGrid.tsx';

export const examples = {
  OnlyOne: <ServiceGrid services={[sampleService]} />,
  UnequalNeighbors: (
    <ServiceGrid
      services={[
        { ...sampleService, slug: 'one' },
        { ...sampleService, slug: 'two', title: longTitle, category: 'Medical' },
        { ...sampleService, slug: 'three', summary: longSummary, category: 'Wellness' },
        { ...sampleService, slug: 'four', title: 'Meals', summary: 'Hot.', category: 'Care' },
      ]}
    />
  ),
};
