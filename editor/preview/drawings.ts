import about from '../../src/illustrations/about.svg';
import contact from '../../src/illustrations/contact.svg';
import logo from '../../src/illustrations/logo-mark.svg';
import plan from '../../src/illustrations/plan.svg';
import question from '../../src/illustrations/question.svg';
import telephone from '../../src/illustrations/telephone.svg';
import testimonials from '../../src/illustrations/testimonials.svg';

export { logo };

/** Drawings of the pages that tasks change, by the name of the form. */
export const drawings: Readonly<Record<string, { src: string }>> = {
  'site-closed': contact,
  'site-hours': plan,
  'site-phone': telephone,
  testimonials,
  question,
  'site-staff': about,
};
