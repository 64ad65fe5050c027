import type { Facts } from '../../shared/facts-schema.ts';

/** Facts of a center that does not exist, so that no test depends on what the owner writes in `content/site.yaml`. */
export const fixtureFacts: Facts = {
  name: 'Orchard Adult Day Health Care',
  logoLines: ['Orchard', 'Adult Day Health Care'],
  url: 'https://www.orchard.example',
  phone: '(559) 555-0142',
  email: 'hello@orchard.example',
  address: {
    street: '7 Elm Street',
    city: 'Fresno',
    state: 'California',
    stateCode: 'CA',
    postalCode: '93701',
    countryCode: 'US',
  },
  timeZone: 'America/Los_Angeles',
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '16:00' }],
  closingDays: [],
  claims: {
    since: { value: '2002', confirmed: null },
    years: { value: '22+', confirmed: null },
    families: { value: '500+', confirmed: null },
    satisfaction: { value: '98%', confirmed: null },
    licensed: { value: 'Licensed & Certified', confirmed: null },
    healthDepartment: { value: 'Health Department Approved', confirmed: null },
    medicare: { value: 'Medicare Certified', confirmed: null },
    monitoring: { value: '24/7 monitoring with controlled access', confirmed: null },
    promise: { value: '24 hours', confirmed: null },
    retention: { value: '180', confirmed: null },
  },
  links: { reviews: 'https://reviews.example/orchard' },
  slots: { licenseNumber: null, paymentOptions: [], languages: [], staff: [] },
};
