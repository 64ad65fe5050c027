import type { z } from 'zod';
import type { factsSchema } from '../../shared/facts-schema.ts';

const checked = '2026-11-02';

/** The facts of a center that shares none with this one, open on Saturdays, with a break at noon on other days. */
export const otherFacts: z.input<typeof factsSchema> = {
  name: 'Orchard Lane Adult Day Health Care Center',
  logoLines: ['Orchard Lane', 'Adult Day Health Care Center'],
  url: 'https://www.orchard-lane.example',
  phone: '(208) 555-0173',
  email: 'frontdesk@orchard-lane.example',
  address: {
    street: '418 Alder Avenue, Suite 2',
    city: 'Boise',
    state: 'Idaho',
    stateCode: 'ID',
    postalCode: '83702-1844',
    countryCode: 'US',
  },
  timeZone: 'America/Boise',
  hours: [
    { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '07:30', closes: '12:00' },
    { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '13:00', closes: '17:15' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ],
  closingDays: [
    { date: '2026-12-24', name: 'Christmas Eve', closes: '12:00' },
    { date: '2026-12-25', name: 'Christmas' },
    '2027-01-01',
  ],
  claims: {
    since: { value: '1998', confirmed: checked },
    years: { value: '28+', confirmed: checked },
    families: { value: '1,250+', confirmed: checked },
    satisfaction: { value: '96%', confirmed: checked },
    licensed: { value: 'State Licensed', confirmed: checked },
    healthDepartment: { value: 'County Health Inspected', confirmed: checked },
    medicare: { value: 'Medicaid Enrolled', confirmed: checked },
    monitoring: { value: 'Someone at the door at all hours', confirmed: checked },
    promise: { value: '12 hours', confirmed: checked },
    retention: { value: '90', confirmed: checked },
  },
  links: { reviews: 'https://reviews.example/orchard-lane?all=1' },
  slots: {
    licenseNumber: 'ID 4471-88',
    paymentOptions: ['Medicaid', 'Private pay', 'Long-term care insurance'],
    languages: ['English', 'Spanish', 'Bosnian'],
    staff: [
      { name: 'Ruth Ann Okafor', role: 'Director' },
      { name: 'Inés Marín', role: 'Nurse' },
    ],
    interpreter: 'For other languages, an interpreter joins by phone.',
    fax: '(208) 555-0174',
    referralContact: 'Ruth Ann Okafor, (208) 555-0175',
    npi: '1234567893',
    careLevels: ['Transfers by one person: yes', 'Transfers by two people: no'],
    serviceArea: 'Boise, and Meridian east of Eagle Road',
    daysUntilStart: 'About two weeks',
    nondiscriminationNotice: 'https://notices.example/nondiscrimination',
    languageNotice: 'https://notices.example/languages',
  },
};

/** What three people said, who gave four and five stars. */
export const otherTestimonials = {
  items: [
    {
      name: 'Teodora Q.',
      location: 'Meridian',
      relationship: 'Family Member',
      rating: 5,
      highlight: 'We eat breakfast in peace.',
      quote: 'My uncle gets up for the bus by himself. That has not happened in a year.',
      sample: false,
    },
    {
      name: 'Wendell P.',
      location: 'Boise',
      relationship: 'Client',
      rating: 4,
      highlight: 'Good soup, good people.',
      quote: 'I came for the therapy. I stay for the cards and the soup, though the coffee could be stronger.',
      sample: false,
    },
    {
      name: 'Élodie B.',
      location: 'Nampa',
      relationship: 'Family Member',
      rating: 5,
      highlight: 'They called before I had to.',
      quote: 'When my aunt felt dizzy they rang me at work, and they had already taken her blood pressure twice.',
      sample: false,
    },
  ],
};
