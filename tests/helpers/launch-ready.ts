import type { Settings } from '../../server/settings.ts';
import type { Facts } from '../../shared/facts-schema.ts';

export const readySettings: Pick<Settings, 'mail' | 'retentionDays'> = {
  mail: {
    url: 'smtp://localhost',
    from: 'a@b.org',
    isLocal: false,
    notifyTo: ['c@b.org'],
    noticesPerHour: 12,
    detail: 'brief',
  },
  retentionDays: 180,
};

export const filledOptional = {
  licenseNumber: '040000000',
  paymentOptions: ['Medi-Cal'],
  dailyRate: '$85',
  included: ['Lunch'],
  languages: ['English', 'Spanish'],
  staff: [{ name: 'Ana Ruiz', role: 'Registered nurse' }],
  interpreter: 'For other languages, an interpreter joins by phone.',
  fax: '(559) 237-1001',
  referralContact: 'Ana Ruiz, RN',
  npi: '1234567890',
  careLevels: ['Transfers by one person: yes'],
  serviceArea: 'Fresno and Clovis',
  daysUntilStart: 'About ten days',
  nondiscriminationNotice: 'https://www.orchard-day.org/notice',
  languageNotice: 'https://www.orchard-day.org/languages',
  privacyPractices: 'https://www.orchard-day.org/privacy-practices',
} satisfies Facts['optional'];
