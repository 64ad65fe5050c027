import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageContext, PageProvider } from '../../page-data/page-context.tsx';
import { CheckUs, type Photograph } from './CheckUs.tsx';

const staff = [
  { name: 'Ana Ruiz', role: 'Nurse' },
  { name: 'Mai Vang', role: 'Director' },
];
const content = {
  heading: 'Look us up',
  license: { title: 'The file', text: 'See the list.', known: 'License {number}' },
  questions: { title: 'A list', text: 'Print it.' },
  lunch: { title: 'A bowl', text: 'Pick a noon.' },
};

const shown = (facts: object, nurse?: string) =>
  renderToStaticMarkup(
    <PageProvider
      value={
        {
          facts: { optional: { licenseNumber: null, staff: [], ...facts } },
          ui: { facts: { staff: 'People', dailyRate: 'A day' } },
        } as unknown as PageContext
      }
    >
      <CheckUs content={content} questions={[]} nurse={nurse ? ({ caption: nurse } as Photograph) : null} />
    </PageProvider>,
  ).replace(/<[^>]+>/g, '|');

test('a license number takes the place of the sentence about the list', () => {
  expect(shown({ licenseNumber: '0400' })).toContain('License 0400');
  expect(shown({ licenseNumber: '0400' })).not.toContain('See the list.');
});

test('staff take the place of the invitation to lunch', () => {
  expect(shown({ staff })).toContain('Ana Ruiz, Nurse; Mai Vang, Director');
  expect(shown({ staff })).not.toContain('Pick a noon.');
});

test('the price of a day is shown once it is known', () => {
  expect(shown({ dailyRate: '$85' })).toMatch(/A day\|+\$85/);
  expect(shown({})).not.toContain('A day');
});

test('leaves the person in the photograph out of the list', () => {
  expect(shown({ staff }, 'Ana Ruiz, Nurse')).toContain('Mai Vang, Director');
  expect(shown({ staff }, 'Ana Ruiz, Nurse')).not.toContain('Ana Ruiz');
});
