import type { Locator, Page } from '@playwright/test';

const card = (title: string, category: string, slug: string) => ({ title, category, path: `/services/${slug}` });

/** The twelve services in the order in which the site shows them everywhere. */
export const cards = [
  card('Multi-Disciplinary Team Assessments', 'Assessment', 'multi-disciplinary-assessments'),
  card('Medical & Nursing Services', 'Medical', 'medical-nursing-services'),
  card('Health Screening', 'Medical', 'health-screening'),
  card('Nutritional Counseling', 'Wellness', 'nutritional-counseling'),
  card('Physical, Occupational & Speech Therapy', 'Therapy', 'therapy-services'),
  card('Social Services', 'Support', 'social-services'),
  card('Individual and Group Counseling', 'Support', 'counseling'),
  card('Physical, Social and Recreational Programs & Activities Daily', 'Activities', 'daily-activities'),
  card('Nutritional Hot Meals & Snacks', 'Wellness', 'meals-snacks'),
  card('Transportation to and from the facility as needed', 'Support', 'transportation'),
  card('Family Support', 'Support', 'family-support'),
  card('Personal Hygiene and Self-Care', 'Care', 'personal-care'),
];

/** The cards of the services grid on a page. */
export function serviceCards(page: Page): Locator {
  return page.getByRole('main').locator('li', { has: page.getByRole('link', { name: /^Learn More/ }) });
}
