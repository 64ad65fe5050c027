/*
 * The words that the specification of this website fixes, with their facts; the top of
 * `tests/browser/specification.spec.ts`, which looks for them on the pages, says how they follow the facts.
 */
import type { Facts } from '../../shared/facts-schema.ts';
import { address, content, facts } from './facts.ts';

export const standInName = 'C Street Adult Day Health Care';

/** The value of a claim with the words around it, or nothing where the center does not make the claim. */
function claim(name: keyof Facts['claims'], words = '{}', read = (value: string) => value): string[] {
  const value = facts.claims[name]?.value;
  return value ? [words.replace('{}', read(value))] : [];
}

const specifiedHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '16:00' },
];
const hasSpecifiedHours = JSON.stringify(facts.hours) === JSON.stringify(specifiedHours);

/** The opening hours, a line each. */
export const hours = hasSpecifiedHours
  ? ['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed']
  : content.hours;

export const services: Record<string, { title: string; category: string }> = {
  'multi-disciplinary-assessments': { title: 'Multi-Disciplinary Team Assessments', category: 'Assessment' },
  'medical-nursing-services': { title: 'Medical & Nursing Services', category: 'Medical' },
  'health-screening': { title: 'Health Screening', category: 'Medical' },
  'nutritional-counseling': { title: 'Nutritional Counseling', category: 'Wellness' },
  'therapy-services': { title: 'Physical, Occupational & Speech Therapy', category: 'Therapy' },
  'social-services': { title: 'Social Services', category: 'Support' },
  counseling: { title: 'Individual and Group Counseling', category: 'Support' },
  'daily-activities': {
    title: 'Physical, Social and Recreational Programs & Activities Daily',
    category: 'Activities',
  },
  'meals-snacks': { title: 'Nutritional Hot Meals & Snacks', category: 'Wellness' },
  transportation: { title: 'Transportation to and from the facility as needed', category: 'Support' },
  'family-support': { title: 'Family Support', category: 'Support' },
  'personal-care': { title: 'Personal Hygiene and Self-Care', category: 'Care' },
};

export const header = ['Home', 'About Us', 'Services', 'Testimonials', 'Contact'];

export const quickLinksHeading = 'Quick Links';

export const quickLinks = ['Home', 'About Us', 'Testimonials', 'Contact'];

export const footer = [
  ...claim('licensed'),
  ...claim('years', '{} Years Experience'),
  ...claim('families', '{} Families Served'),
  'Made with care for our community',
];

const schedule = 'Schedule Free Tour';

export const home = [
  'Compassionate Adult Day Care in Fresno, California',
  ...['Schedule a Free Tour', 'Call'],
  ...['A Warm, Hands-On Approach to Adult Day Care', 'Call us Now'],
  ...hours,
  ...['Personalized Care', 'Safe Environment', 'Compassionate Team'],
  ...claim('years', '{} Years Experience', (years) => years.replace(/\D/g, '')),
  ...['Compassionate Care', 'Safe Environment', 'Family Support'],
  'Our Care Philosophy',
  ...['Individualized Care', 'Holistic Wellness', 'Family Partnership'],
  'Learn More',
  ...[...claim('years'), ...claim('families'), ...claim('satisfaction')],
  ...['Customer Experience', 'Best in the Business', 'Quality Assurance', 'Professional Service'],
  ...content.testimonials.slice(0, 3).map(({ rating }) => rating.toFixed(1)),
  'Read More Family Stories',
  schedule,
];

export const service = {
  learnMore: 'Learn More',
  available: 'Available',
  back: 'Back to Home',
  moreHeading: 'Need More Information',
  moreButton: 'Contact Us',
};

export const about = [
  'Our Mission',
  ...['Our Values', 'Compassion & Dignity', 'Safety & Security', 'Excellence in Care', 'Individual Choice'],
  ...['Our Story', 'Why We Started', 'Our Impact'],
  ...['Licensing & Accreditations', 'California Licensed'],
  ...[...claim('healthDepartment'), ...claim('medicare'), 'Quality Assurance'],
  ...['What Sets Us Apart', 'Personalized Care', 'Safe Environment', 'Experienced Team'],
  ...['Comprehensive Services', 'Family Support', 'Proven Results'],
  ...['Our Facility', ...claim('monitoring')],
  `${facts.name} Difference Today`,
  ...[schedule, `Call ${facts.phone}`],
  ...claim('years', '{} Years Experience'),
  ...claim('families', '{} Families Served'),
  ...claim('satisfaction', '{} Satisfaction Rate'),
];

export const testimonials = [
  'Family & Client Testimonials',
  'What Families Are Saying About Us',
  ...content.testimonials.map(({ rating }) => `(${rating.toFixed(1)})`),
  ...['Read More Reviews on Google', 'View Google Reviews'],
  'Experience the Difference – Your Story Starts Here',
  ...['Schedule Your Free Tour', `Call ${facts.phone}`],
  ...[...claim('years', '{} Years'), ...claim('families', '{} Families'), ...claim('satisfaction', '{} Satisfaction')],
  'Ready to Share Your Story?',
];

export const relationships = ['Family Member', 'Client'];

export const contactHeading = `Contact ${facts.name}`;

export const contact = [
  ['Get in Touch', facts.phone, facts.email, ...claim('promise', 'We respond within {}')],
  ['Get in Touch', ...address, ...hours],
  [
    'Find Our Location',
    'Free parking',
    'Wheelchair accessible entrance',
    'Near public transportation',
    'Transportation services available',
  ],
];

export const tourCard = 'Schedule a Free Tour';

/** The form; required fields have a star after their label. */
export const form = {
  labels: ['Full Name', 'Address', 'Email Address', 'Phone Number', 'Tell Us About Your Needs'],
  namePlaceholder: 'Enter your full name',
  phonePlaceholder: '(559) 123-4567',
  note: '* Required fields. We respect your privacy and will never share your information.',
  submitting: 'Submitting...',
  thanks: 'Thank You!',
  promise: claim('promise', 'within {}'),
  failed: `There was an error submitting your form. Please try again or call us directly at ${facts.phone}.`,
};
